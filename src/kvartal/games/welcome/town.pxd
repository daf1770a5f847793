cimport cython

from kvartal.core cimport bits
from kvartal.core.position cimport Moves, Position
from kvartal.core.rng cimport Rng
from kvartal.core.rows cimport Rows
from kvartal.games.welcome cimport codes, facts, sheet
from kvartal.games.welcome.facts cimport Box, Course, Sheet


cdef class Town(Position):
    cdef readonly Rows printed
    cdef Box box
    cdef Course course
    cdef readonly Supply supply
    cdef readonly Chains chains
    cdef int temps_wanted, temps_pay

    cdef Sheet sheet(self, int seat) noexcept nogil
    cdef void begin_turns(self) noexcept nogil

    cdef void open_up(self) noexcept nogil

    @cython.locals(seat=cython.int, waiting=cython.int, here=Sheet)
    cdef void interlude(self, int after) noexcept nogil
    cdef bint undecided(self, Sheet here) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef void keep(self) noexcept nogil
    cdef void write(self, Sheet here, int number, int place) noexcept nogil
    cdef void repeat(self, Sheet here, int number, int place) noexcept nogil
    cdef void lose(self, Sheet here, int place) noexcept nogil

    @cython.locals(hired=cython.ulonglong, seat=cython.int)
    cdef void compare(self) noexcept nogil

    @cython.locals(ahead=cython.int)
    cdef int temp_points(self, Sheet here) noexcept nogil
    cdef int points(self, Sheet here) noexcept nogil


cdef class Supply:
    cdef public bint shuffles, closes, compares
    cdef public int common_at, row_at, rival_at

    cdef int combos(self) noexcept nogil
    cdef int offered(self, Town town, Sheet here, int combo) noexcept nogil
    cdef int effect(self, Town town, Sheet here, int combo) noexcept nogil
    cdef void refusals(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void begin(self, Town town) noexcept nogil
    cdef int draw(self, Town town, Rng rng) noexcept nogil
    cdef void reveal(self, Town town, int code) noexcept nogil
    cdef void end_turns(self, Town town) noexcept nogil
    cdef void collect(self, Town town, bint shuffle) noexcept nogil
    cdef void redeal(self, Town town, int seat, Rng rng) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil
    cdef int gift(self, Town town, Sheet here, int combo) noexcept nogil


cdef class Listener:
    cdef public int number, common_at, row_at, codes_at, codes_count, cards_at

    cdef bint decides(self, Town town, Sheet here) noexcept nogil
    cdef void decisions(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void early_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void required_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void legal_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void take_step(self, Town town, Sheet here, int step) noexcept nogil
    cdef int effect_instead(self, Town town, Sheet here, int effect) noexcept nogil
    cdef void on_write(self, Town town, Sheet here, int place) noexcept nogil
    cdef void on_loss(self, Town town, Sheet here, int place) noexcept nogil
    cdef void on_turn_end(self, Town town, Sheet here) noexcept nogil
    cdef void on_round_end(self, Town town) noexcept nogil
    cdef void on_compare(self, Town town) noexcept nogil
    cdef bint ends_game(self, Town town) noexcept nogil
    cdef int points(self, Town town, Sheet here) noexcept nogil
    cdef void on_completed(self, Town town, int slot) noexcept nogil
    cdef int laid_as(self, Town town, int below, int effect) noexcept nogil
    cdef int rival_points(self, Town town) noexcept nogil
    cdef bint estate_fits(self, Town town, Sheet here, int kind, unsigned long long estate) noexcept nogil
    cdef bint plan_fulfilled(self, Town town, Sheet here, int kind, int extra) noexcept nogil
    cdef unsigned long long plan_houses(self, Town town, Sheet here, int kind, int extra) noexcept nogil


@cython.final
cdef class Link:
    cdef readonly Listener listener
    cdef readonly Link behind

    cdef bint all_decide(self, Town town, Sheet here) noexcept nogil
    cdef void all_decisions(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void all_early_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void all_required_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef void all_legal_steps(self, Town town, Sheet here, Moves out) noexcept nogil
    cdef int all_effects(self, Town town, Sheet here, int effect) noexcept nogil
    cdef void all_on_write(self, Town town, Sheet here, int place) noexcept nogil
    cdef void all_on_loss(self, Town town, Sheet here, int place) noexcept nogil
    cdef void all_on_turn_end(self, Town town, Sheet here) noexcept nogil
    cdef void all_on_round_end(self, Town town) noexcept nogil
    cdef void all_on_compare(self, Town town) noexcept nogil
    cdef bint all_end_game(self, Town town) noexcept nogil

    @cython.locals(points=cython.int)
    cdef int all_points(self, Town town, Sheet here) noexcept nogil
    cdef void all_on_completed(self, Town town, int slot) noexcept nogil
    cdef int all_laid_as(self, Town town, int below, int effect) noexcept nogil

    @cython.locals(points=cython.int)
    cdef int all_rival_points(self, Town town) noexcept nogil

    @cython.locals(step=cython.int)
    cdef void any_take_step(self, Town town, Sheet here, int code) noexcept nogil
    cdef bint any_estate_fits(self, Town town, Sheet here, int owner, int kind, unsigned long long estate) noexcept nogil
    cdef bint any_plan_fulfilled(self, Town town, Sheet here, int owner, int kind, int extra) noexcept nogil
    cdef unsigned long long any_plan_houses(self, Town town, Sheet here, int owner, int kind, int extra) noexcept nogil


@cython.final
cdef class Chains:
    cdef readonly Link everybody
    cdef readonly Link decides, early_steps, required_steps, legal_steps, effect_instead, on_write, on_loss, on_turn_end
    cdef readonly Link on_round_end, on_compare, ends_game, points
