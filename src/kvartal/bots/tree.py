"""The search grows one tree of what the seats do, over many worlds that the thinking seat cannot tell apart.

This is open-loop Monte Carlo tree search over information sets. Each simulation deals the hidden things anew, walks
down the tree by the actions that are legal in that world, adds one node, lets sensible players finish the game and
notes along the way how it ended. Chance is sampled on the way and is not in the tree. In games of rounds only the
thinking seat's own turn is in the tree; the others, and everybody from the next round on, play sensibly.

The first try of each action of the root meets the same luck, so do the second tries, and so on: what tells the means
of two actions apart is then rather the actions than the luck.
"""

from __future__ import annotations

from kvartal.bots.evaluator import Evaluator
from kvartal.core import dice, lock, marks, maths, memory
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng

DEEPEST = 256
CODE_BITS, NODE_BITS = 22, 20
LARGEST = 1 << NODE_BITS
"""A tree has no more nodes than this, some 60 MB; no game has an action code of more than `CODE_BITS` bits."""
ROOTS = [0.0, *[maths.sqrt(maths.log(n)) for n in range(1, 4096)]]
"""Roots of the logarithms of small numbers, which are asked for most."""


class Tree:
    """The decisions that were tried from one position, and how they ended.

    A node is an action after the actions above it. Node 0 is the root; `find` knows the others by parent and action.
    """

    def __init__(self, root: Position, seat: int, judge: type[Evaluator], rounds: bool, seed: int, room: int) -> None:
        self.root = root.copy()
        self.world: Position = root.copy()
        self.judge = judge(self.world)
        self.seat = seat
        self.rounds = rounds
        self.seed = seed
        self.rng = Rng(seed)
        self.luck = Rng(seed)
        """The stream that the simulation under way deals from."""
        self.firsts = Moves()
        self.judge.consider(self.firsts)
        self.moves = Moves()
        self.spare = Moves()
        self.exploration = 0.7
        """How much a seldom tried action attracts: more explores more."""
        self.room = min(max(room, 2), LARGEST)
        self.size = 1
        self.parent = memory.ints(self.room)
        self.code = memory.ints(self.room)
        self.visits = memory.ints(self.room)
        self.chances = memory.ints(self.room)
        """How often each action could have been chosen; in other worlds it may not be legal."""
        self.sums = memory.doubles(self.room)
        """The value of the games that went through a node, for the seat that chose it."""
        self.means = memory.doubles(self.room)
        self.bonuses = memory.doubles(self.room)
        """How much a node still attracts by having been tried so seldom; as the mean, it changes only with a visit."""
        slots = 4
        while slots < 2 * self.room:
            slots *= 2
        self.mask = slots - 1
        self.slots = memory.longs(slots)
        """A hash table: in one number the key of a parent and an action, and their node; 0 is empty."""
        self.found = [0] * 8192
        """For each legal action of the node under way, its child or EMPTY."""
        self.path = [0] * 256
        self.movers = [0] * 256

    def __dealloc__(self) -> None:
        memory.free(self.parent)
        memory.free(self.code)
        memory.free(self.visits)
        memory.free(self.chances)
        memory.free(self.sums)
        memory.free(self.means)
        memory.free(self.bonuses)
        memory.free(self.slots)

    # In Python.

    def run(self, simulations: int) -> None:
        """Plays this many simulations with the interpreter's lock released."""
        self.loop(simulations)

    def tried(self) -> list[tuple[int, int, float]]:
        """Returns for each action of the root that was tried its code, visits and mean value."""
        return [
            (self.code[node], self.visits[node], self.sums[node] / self.visits[node])
            for node in range(1, self.size)
            if self.parent[node] == 0 and self.visits[node]
        ]

    def nodes(self) -> list[tuple[int, int, int, int, float]]:
        """Returns every node's parent, code, visits, chances and sum of values, for tests and curious people."""
        return [(self.parent[i], self.code[i], self.visits[i], self.chances[i], self.sums[i]) for i in range(self.size)]

    # In the compiled loop.

    def loop(self, simulations: int) -> None:
        """Plays the simulations."""
        token = lock.release()
        for _ in range(simulations):
            self.simulate()
        lock.restore(token)

    def simulate(self) -> None:
        """Plays one game through the tree and beyond it."""
        node = self.descend(0, self.firsts)
        self.luck.reseed(self.seed + self.visits[node])
        self.world.become(self.root)
        self.world.redeal(self.seat, self.luck)
        self.judge.begin(self.seat)
        depth = 0
        grown = False
        seat = self.world.who()
        while seat != marks.OVER:
            if seat == marks.CHANCE:
                self.world.draw(self.luck)
                # What chance lays out anew gives the actions of the next round another meaning.
                grown = grown or self.rounds
            elif self.rounds and seat != self.seat:
                self.world.apply(self.judge.policy(self.luck, self.spare))
            elif grown or depth == DEEPEST:
                if not self.rounds:
                    break
                self.world.apply(self.judge.policy(self.rng, self.spare))
            else:
                if depth > 0:
                    self.judge.consider(self.moves)
                    node = self.descend(node, self.moves)
                # A tree without room for another node is left at its edge.
                if node == marks.EMPTY:
                    break
                grown = self.visits[node] == 0
                self.path[depth] = node
                self.movers[depth] = seat
                depth += 1
                self.world.apply(self.code[node])
            seat = self.world.who()
        if seat != marks.OVER:
            self.judge.rollout(self.luck, self.spare)
        self.visits[0] += 1
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.sums[node] += self.judge.value(self.movers[i])
            tries = float(self.visits[node])
            self.means[node] = self.sums[node] / tries
            self.bonuses[node] = self.exploration / maths.sqrt(tries)

    def descend(self, node: int, moves: Moves) -> int:
        """Chooses among the actions considered: one never tried if there is any, else that of the highest bound."""
        count = moves.count
        fresh = 0
        for i in range(count):
            child = self.find(node, moves.codes[i])
            self.found[i] = child
            if child == marks.EMPTY:
                fresh += 1
            else:
                self.chances[child] += 1
        if fresh and self.size < self.room:
            fresh = dice.below(self.rng, fresh)
            for i in range(count):
                if self.found[i] == marks.EMPTY:
                    if fresh == 0:
                        return self.grow(node, moves.codes[i])
                    fresh -= 1
        best = marks.EMPTY
        highest = -1.0
        for i in range(count):
            child = self.found[i]
            if child != marks.EMPTY:
                chances = self.chances[child]
                root = ROOTS[chances] if chances < 4096 else maths.sqrt(maths.log(chances))
                bound = self.means[child] + self.bonuses[child] * root
                if bound > highest:
                    highest = bound
                    best = child
        return best

    def find(self, node: int, code: int) -> int:
        """Finds the child of a node by its action, or EMPTY."""
        key = self.key(node, code)
        slot = self.start(node, code)
        entry = self.slots[slot]
        while entry:
            if entry >> NODE_BITS == key:
                return entry & (LARGEST - 1)
            slot = (slot + 1) & self.mask
            entry = self.slots[slot]
        return marks.EMPTY

    def grow(self, node: int, code: int) -> int:
        """Adds a child."""
        child = self.size
        self.size += 1
        self.parent[child] = node
        self.code[child] = code
        self.chances[child] = 1
        slot = self.start(node, code)
        while self.slots[slot]:
            slot = (slot + 1) & self.mask
        self.slots[slot] = self.key(node, code) << NODE_BITS | child
        return child

    def key(self, node: int, code: int) -> int:
        """Makes one number of a parent and an action."""
        return node << CODE_BITS | code

    def start(self, node: int, code: int) -> int:
        """Returns where the search for a child begins in the hash table."""
        # Odd multipliers spread neighbouring nodes and codes; 40503 is 2**16 divided by the golden ratio.
        return ((node * 40503 + code) * 40503 >> 7) & self.mask
