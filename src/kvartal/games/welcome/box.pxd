from kvartal.games.welcome cimport codes

cdef unsigned long long ONE


cdef class Box:
    cdef public int places, streets, temp_boxes, bis_boxes, size, plans, masks, boxes
    cdef public unsigned long long all_places, ends, pools
    cdef unsigned long long street[8]
    cdef signed char street_of[40]
    cdef unsigned long long before[40]
    cdef unsigned long long after[40]
    cdef signed char park_boxes[8]
    cdef short park_points[64]
    cdef short pool_points[12]
    cdef short estate_points[48]
    cdef signed char agent_boxes[7]
    cdef short bis_points[12]
    cdef short refusal_points[4]
    cdef short temp_points[4]
    cdef signed char card[128]
    cdef signed char card_at[128]
    cdef double weight[20]
    cdef signed char plan_level[64]
    cdef signed char plan_owner[64]
    cdef signed char plan_kind[64]
    cdef short plan_extra[64]
    cdef signed char plan_need[448]
    cdef signed char plan_picks[64]
    cdef short plan_first[64]
    cdef short plan_second[64]
