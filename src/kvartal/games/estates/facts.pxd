# header only
# Written by scripts/headers from facts.py.
from kvartal.core.rows cimport Rows


cdef struct CityFacts:
    int buildings[30]
    signed char roof[30]
    signed char barrier[3]
    signed char sign[3]
    signed char mayor
    signed char cube
    signed char owner[6]
    signed char top[30]
    signed char colour[30]
    signed char value[30]
    signed char built[3]
    signed char length[3]
    unsigned long long stackable[7]
    unsigned long long roofless
    signed char shortest
    signed char longest

ctypedef CityFacts* City


cdef inline City city_at(Rows rows, int seat) noexcept nogil:
    return <City>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int city_size() noexcept nogil:
    return (sizeof(CityFacts) + 7) // 8 * 8


cdef struct MarketFacts:
    unsigned long long bag
    signed char offer[24]
    signed char on_offer[3]
    signed char roofs_left[6]
    signed char hidden_roofs

ctypedef MarketFacts* Market


cdef inline Market market_beside(void* first, int place) noexcept nogil:
    return <Market>(<char*>first + place)


cdef inline int market_size() noexcept nogil:
    return (sizeof(MarketFacts) + 7) // 8 * 8


cdef struct AuctionFacts:
    signed char stage
    signed char auctioneer
    signed char acts
    signed char piece
    signed char face
    signed char high
    signed char leader
    signed char ending
    signed char round

ctypedef AuctionFacts* Auction


cdef inline Auction auction_beside(void* first, int place) noexcept nogil:
    return <Auction>(<char*>first + place)


cdef inline int auction_size() noexcept nogil:
    return (sizeof(AuctionFacts) + 7) // 8 * 8


cdef struct PurseFacts:
    signed char money
    signed char box
    signed char most
    signed char embezzled
    signed char bid

ctypedef PurseFacts* Purse


cdef inline Purse purse_at(Rows rows, int seat) noexcept nogil:
    return <Purse>(rows.data + (seat - rows.first) * <long long>rows.size)


cdef inline int purse_size() noexcept nogil:
    return (sizeof(PurseFacts) + 7) // 8 * 8


cdef struct ResultsFacts:
    short results[9]
    signed char won[9]
    short earlier
    signed char champion

ctypedef ResultsFacts* Results


cdef inline Results results_beside(void* first, int place) noexcept nogil:
    return <Results>(<char*>first + place)


cdef inline int results_size() noexcept nogil:
    return (sizeof(ResultsFacts) + 7) // 8 * 8
