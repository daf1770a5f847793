"""What a sensible player does: solves the auction of a piece backward.

Once it is known what each winner would do with the piece, the auction is a short game without secrets: the last bidder
knows what the auctioneer will answer, the one before knows what the last will do.
"""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.estates import appraiser, codes
from kvartal.games.estates.appraiser import Appraiser

CHECK = 1.0
"""What a check in hand is worth in points; in the box it is worth one."""
GLANCES = 3
"""How many pieces a quick choice compares."""
FEW = 5
"""So many choices are worth a thought."""


class Broker(Appraiser):
    """A round whose players can be advised."""

    def __init__(
        self, seats: int, longest: int = 9, zero: bool = True, early_end: bool = False, open_money: bool = False
    ) -> None:
        Appraiser.__init__(self, seats, longest, zero, early_end, open_money)
        self.start = 0
        """The state of the bidding at which `plan` was made."""
        self.plan = 0
        """The leader and price that the auction is to end with."""
        self.merit = [0.0] * 128
        self.thinker = marks.EMPTY
        """The seat through whose eyes this world was dealt, if it was."""
        self.result = [0] * 384
        """For each leader and each highest bid, the leader and price that the auction will end with."""

    # The auction.

    def keeps(self, leader: int, price: int) -> bool:
        """Tells whether the auctioneer would rather keep the piece for this price than sell it."""
        if self.hand(self.turn) < price:
            return False
        paid = CHECK * price * self.seats / (self.seats - 1)
        return self.gain[self.turn * 6] - paid > self.gain[leader * 5 + self.turn] + paid

    def standing(self, seat: int, state: int) -> float:
        """Tells how a seat stands if the auction ends with a leader and a price."""
        leader = state // 64
        if leader == 5:
            return self.gain[self.turn * 5 + seat]
        price = state % 64
        paid = CHECK * price * self.seats / (self.seats - 1)
        keep = self.keeps(leader, price)
        buyer = self.turn if keep else leader
        stands = self.gain[buyer * 5 + seat]
        if seat == buyer:
            stands -= paid
        elif seat == leader or seat == self.turn:
            stands += paid
        return stands

    def solve(self, first: int, until: int) -> None:
        """Works out where every state of the bidding ends, if all from one bidder on do their best.

        `first` is the seat that bids next: the lead will be with it, with one behind it, or stay where it is now.
        """
        now = 5 if self.leader == marks.EMPTY else self.leader
        most = self.high
        seat = first
        while seat != self.turn:
            cash = self.hand(seat)
            if cash > most:
                most = cash
            for high in range(self.high + 1, cash + 1):
                self.result[seat * 64 + high] = seat * 64 + high
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.result[now * 64 + self.high] = now * 64 + self.high
        bidder = self.turn
        while bidder != until:
            bidder = bidder - 1 if bidder else self.seats - 1
            best = appraiser.WORST
            choice = 0
            cash = self.hand(bidder)
            high = most
            while high >= self.high:
                if high < cash:
                    raised = self.standing(bidder, self.result[bidder * 64 + high + 1])
                    # Of equal bids the smaller one is made.
                    if raised >= best:
                        best = raised
                        choice = self.result[bidder * 64 + high + 1]
                if high == self.high:
                    if best > self.standing(bidder, self.result[now * 64 + high]):
                        self.result[now * 64 + high] = choice
                else:
                    seat = first
                    while seat != bidder:
                        if high <= self.hand(seat) and best > self.standing(bidder, self.result[seat * 64 + high]):
                            self.result[seat * 64 + high] = choice
                        seat = seat + 1 if seat + 1 < self.seats else 0
                high -= 1

    def bid_worth(self, amount: int) -> float:
        """Tells how the bidder stands after a bid or a pass; `solve` must have looked at those who follow."""
        if amount:
            return self.standing(self.acts, self.result[self.acts * 64 + amount])
        leader = 5 if self.leader == marks.EMPTY else self.leader
        return self.standing(self.acts, self.result[leader * 64 + self.high])

    def look_on(self) -> None:
        """Solves what follows the bidder to act."""
        if not self.known:
            self.judge()
        self.solve(self.acts, self.acts + 1 if self.acts + 1 < self.seats else 0)

    def choice_worth(self, code: int) -> float:
        """Tells how the auctioneer stands if it puts this piece up."""
        self.piece = code
        if code == codes.ROOF:
            total = 0
            for i in range(6):
                total += (i + 1) * self.roofs[i]
            self.face = total // self.hidden_roofs
        self.judge()
        first = self.turn + 1 if self.turn + 1 < self.seats else 0
        self.solve(first, first)
        worth = self.standing(self.turn, self.result[320])
        self.piece = marks.EMPTY
        self.face = 0
        self.known = False
        return worth

    def thrifty(self) -> bool:
        """Tells whether a check is better put away now: more are in hand than turns are left to put them away."""
        if self.took or self.hand(self.turn) == 0:
            return False
        self.survey()
        longest = max(self.work[0], self.work[1], self.work[2])
        left = self.work[0] + self.work[1] + self.work[2] - longest
        if left > self.hidden_roofs * 2:
            left = self.hidden_roofs * 2
        return self.hand(self.turn) * self.seats > left + 2

    # The verbs of the search.

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Does what looks best; of the pieces only some are looked at."""
        if self.stage == codes.CHOOSE:
            if self.thrifty():
                return codes.EMBEZZLE
            return self.quick_choice(rng)
        return self.expected()

    def quick_choice(self, rng: Rng) -> int:
        """Compares a few of the pieces."""
        pieces = self.ends() | ((self.specials() & 63) << codes.ROOF)
        count = bits.count(pieces)
        best = appraiser.WORST
        choice = 0
        for _ in range(GLANCES):
            code = bits.pick(pieces, rng.below(count))
            worth = self.choice_worth(code)
            if worth > best:
                best = worth
                choice = code
        return choice

    def best_bid(self) -> int:
        """Finds the bid that the solved auction wants; one solution serves all who keep to it."""
        now = (5 if self.leader == marks.EMPTY else self.leader) * 64 + self.high
        if not self.known or (now != self.start and now != self.plan):
            if not self.known:
                self.judge()
            self.solve(self.acts, self.acts)
            self.start = now
            self.plan = self.result[now]
        if self.plan // 64 == self.acts and self.plan % 64 > self.high:
            return codes.BID + self.plan % 64
        return codes.PASS

    def redeal(self, seat: int, rng: Rng) -> None:
        """Remembers who is thinking."""
        self.thinker = seat
        Appraiser.redeal(self, seat, rng)

    def expected(self) -> int:
        """Tells what another seat will answer in an auction."""
        if self.stage == codes.BIDDING:
            return self.best_bid()
        if not self.known:
            self.judge()
        if self.stage == codes.SETTLE:
            return codes.KEEP if self.keeps(self.leader, self.high) else codes.SELL
        return self.spot[self.acts]

    def consider(self, out: Moves) -> None:
        """Leaves out what looks worse than a few other choices.

        At a table of three or more, too many answers of others would have to be tried to learn which they will give:
        there the thinking seat expects them to answer sensibly.
        """
        if self.seats > 2 and self.thinker != marks.EMPTY and self.acts != self.thinker and self.stage != codes.CHOOSE:
            out.count = 0
            out.add(self.expected())
            return
        self.fill(out)
        if self.stage == codes.CHOOSE:
            for i in range(out.count):
                code = out.codes[i]
                self.merit[i] = -appraiser.WORST if code == codes.EMBEZZLE else self.choice_worth(code)
            self.thin(out, FEW)
        elif self.stage == codes.BIDDING and out.count > FEW:
            self.look_on()
            for i in range(out.count):
                self.merit[i] = self.bid_worth(out.codes[i] - codes.BID)
            # To pass, or to bid the least, is always worth a thought.
            self.merit[0] = -appraiser.WORST
            self.merit[1] = -appraiser.WORST
            self.thin(out, FEW)
        elif self.stage == codes.PLACE and out.count > FEW:
            for i in range(out.count):
                self.merit[i] = self.spot_worth(out.codes[i])
            self.thin(out, FEW)

    def thin(self, out: Moves, few: int) -> None:
        """Keeps so many of the codes, those with the most merit."""
        while out.count > few:
            worst = 0
            for i in range(1, out.count):
                if self.merit[i] < self.merit[worst]:
                    worst = i
            out.count -= 1
            for i in range(worst, out.count):
                out.codes[i] = out.codes[i + 1]
                self.merit[i] = self.merit[i + 1]

    # For Python.

    def copy(self) -> Broker:
        """Gives an equal position that shares nothing with this one."""
        twin = Broker(self.seats, self.longest, self.zero, self.early_end, self.open_money)
        twin.tether(self)
        twin.reset()
        twin.home = None
        return twin

    def rates(self, legal: list[int]) -> list[float]:
        """Rates each legal action by how the acting seat would stand."""
        if self.stage == codes.CHOOSE:
            thrifty = self.thrifty()
            away = -appraiser.WORST if thrifty else appraiser.WORST
            return [away if code == codes.EMBEZZLE else self.choice_worth(code) for code in legal]
        if self.stage == codes.BIDDING:
            self.look_on()
            return [self.bid_worth(code - codes.BID) for code in legal]
        self.judge()
        if self.stage == codes.SETTLE:
            keep = self.keeps(self.leader, self.high)
            return [1.0 if (code == codes.KEEP) == keep else 0.0 for code in legal]
        return [self.spot_worth(code) for code in legal]
