# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct SiegeFacts:
    signed char hordes[6]
    signed char hordes_coming
    unsigned long long barricades
    signed char bullets_spent
    signed char card_given

ctypedef SiegeFacts* Siege


cdef inline Siege siege_beside(void* first, int place) noexcept nogil:
    return <Siege>(<char*>first + place)


cdef inline int siege_size() noexcept nogil:
    return (sizeof(SiegeFacts) + 7) // 8 * 8


cdef struct OutbreakFacts:
    signed char deck_piles[3]
    signed char zombies_hidden
    signed char zombies_left
    signed char decks_made

ctypedef OutbreakFacts* Outbreak


cdef inline Outbreak outbreak_beside(void* first, int place) noexcept nogil:
    return <Outbreak>(<char*>first + place)


cdef inline int outbreak_size() noexcept nogil:
    return (sizeof(OutbreakFacts) + 7) // 8 * 8
