# header only
cdef enum:
    PLACE = 0
    FACEDOWN = 2401
    EXCHANGE = 4802
    DISCARD = 5292
    KEEP = 5341
    LEAVE = 5342
    CALL = 5343
    END = 5392
    FIRST = 49

cdef enum:
    DEAL = 0
    START
    BEGIN
    ACT
    SWAP
    DRAW
    DISCARDING
    FINISHED
