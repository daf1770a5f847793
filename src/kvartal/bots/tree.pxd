cimport cython

from kvartal.bots.evaluator cimport Evaluator
from kvartal.core cimport dice, lock, marks, maths, memory
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng

cdef int DEEPEST, CODE_BITS, NODE_BITS, LARGEST
cdef double ROOTS[4096]


@cython.final
cdef class Tree:
    cdef Position root, world
    cdef Evaluator judge
    cdef int seat, mask
    cdef bint rounds
    cdef unsigned long long seed
    cdef Rng rng, luck
    cdef Moves firsts, moves, spare
    cdef public double exploration
    cdef public int room, size
    cdef int* parent
    cdef int* code
    cdef int* visits
    cdef int* chances
    cdef long long* slots
    cdef double* sums
    cdef double* means
    cdef double* bonuses
    cdef int found[8192]
    cdef int path[256]
    cdef int movers[256]

    @cython.locals(token=cython.p_void)
    cdef void loop(self, long long simulations) noexcept nogil

    @cython.locals(
        node=cython.int, depth=cython.int, seat=cython.int, i=cython.int, grown=cython.bint, tries=cython.double
    )
    cdef void simulate(self) noexcept nogil

    @cython.locals(
        count=cython.int, fresh=cython.int, i=cython.int, child=cython.int, best=cython.int, chances=cython.int,
        highest=cython.double, root=cython.double, bound=cython.double
    )
    cdef int descend(self, int node, Moves moves) noexcept nogil

    @cython.locals(slot=cython.int, key=cython.longlong, entry=cython.longlong)
    cdef int find(self, int node, int code) noexcept nogil

    @cython.locals(slot=cython.int, child=cython.int)
    cdef int grow(self, int node, int code) noexcept nogil

    cdef long long key(self, long long node, long long code) noexcept nogil
    cdef int start(self, long long node, long long code) noexcept nogil
