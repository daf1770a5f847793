from kvartal.bots.evaluator cimport Evaluator
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.core.tower cimport Tower


cdef class TowerEvaluator(Evaluator):
    cdef Tower tower

    cdef int policy(self, Rng rng, Moves moves) noexcept nogil
    cdef void consider(self, Moves out) noexcept nogil
    cdef int rollout(self, Rng rng, Moves moves) noexcept nogil
    cdef double value(self, int seat) noexcept nogil
