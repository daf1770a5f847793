from kvartal.games.estates.facts cimport Purse

cdef int hand(Purse purse) noexcept nogil
cdef void prove(Purse purse, int amount) noexcept nogil
cdef bint may_embezzle(Purse purse) noexcept nogil
cdef void embezzle(Purse purse) noexcept nogil
cdef void end_choice(Purse purse) noexcept nogil
cdef void pay(Purse buyer, Purse other, int price) noexcept nogil
