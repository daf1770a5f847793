"""What a sensible player does: solves the auction of a piece backward.

Once it is known what each winner would do with the piece, the auction is a short game without secrets: the last bidder
knows what the auctioneer will answer, the one before knows what the last will do.
"""

from __future__ import annotations

from kvartal.bots.estates import appraiser, bidding
from kvartal.bots.estates.appraiser import Appraiser
from kvartal.bots.evaluator import Evaluator
from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.estates import codes, facts
from kvartal.games.estates.position import Estates

CHECK = 1.0
"""What a check in hand is worth in points; in the box it is worth one."""
GLANCES = 3
"""How many pieces a quick choice compares."""
FEW = 5
"""The most choices that a search considers."""


class Broker(Evaluator):
    """Advises the seats of one world."""

    def __init__(self, world: Position) -> None:
        Evaluator.__init__(self, world)
        assert isinstance(world, Estates)
        self.world: Estates = world
        self.auction: facts.Auction = self.world.auction
        self.seats = world.seats
        self.appraiser = Appraiser(world)
        self.start = 0
        """How the auction stood when `plan` was made."""
        self.plan = 0
        """How it is to end."""
        self.thinker = marks.EMPTY
        """The seat through whose eyes this world was dealt, if it was."""
        self.rating = [0.0] * 128
        """For each code that is considered, how good it looks."""
        self.outcome = [0] * 384
        """For each way the auction can stand, how it will end."""

    # The auction.

    def now(self) -> int:
        """Returns how the auction stands."""
        return bidding.standing(self.auction.leader, self.auction.high)

    def paid(self, price: int) -> float:
        """Returns what a price weighs: it is one's own loss, and the gain of another."""
        return CHECK * price * self.seats / (self.seats - 1)

    def keeps(self, leader: int, price: int) -> bool:
        """Returns whether the auctioneer would rather keep the piece for this price than sell it."""
        here = self.auction.auctioneer
        if self.world.cash(here) < price:
            return False
        paid = self.paid(price)
        return self.appraiser.gain[here][here] - paid > self.appraiser.gain[leader][here] + paid

    def stands(self, seat: int, state: int) -> float:
        """Returns how a seat stands if the auction ends so."""
        auctioneer = self.auction.auctioneer
        leader = bidding.leader_of(state)
        if leader == bidding.NOBODY:
            return self.appraiser.gain[auctioneer][seat]
        price = bidding.price_of(state)
        paid = self.paid(price)
        buyer = auctioneer if self.keeps(leader, price) else leader
        stands = self.appraiser.gain[buyer][seat]
        if seat == buyer:
            stands -= paid
        elif seat in (leader, auctioneer):
            stands += paid
        return stands

    def solve(self, first: int, until: int) -> None:
        """Works out how every state of the bidding ends, if all from one bidder on do their best.

        `first` is the seat that bids next: the lead will be with it, with one behind it, or stay where it is now.
        """
        now = self.now()
        least = self.auction.high
        most = least
        seat = first
        while seat != self.auction.auctioneer:
            cash = self.world.cash(seat)
            if cash > most:
                most = cash
            for high in range(least + 1, cash + 1):
                self.outcome[bidding.standing(seat, high)] = bidding.standing(seat, high)
            seat = codes.seat_after(seat, self.seats)
        self.outcome[now] = now
        bidder = self.auction.auctioneer
        while bidder != until:
            bidder = bidder - 1 if bidder else self.seats - 1
            best = appraiser.WORST
            choice = 0
            cash = self.world.cash(bidder)
            high = most
            while high >= least:
                if high < cash:
                    raised = self.stands(bidder, self.outcome[bidding.standing(bidder, high + 1)])
                    # Of equal bids the smaller one is made.
                    if raised >= best:
                        best = raised
                        choice = self.outcome[bidding.standing(bidder, high + 1)]
                if high == least:
                    if best > self.stands(bidder, self.outcome[now]):
                        self.outcome[now] = choice
                else:
                    seat = first
                    while seat != bidder:
                        state = bidding.standing(seat, high)
                        if high <= self.world.cash(seat) and best > self.stands(bidder, self.outcome[state]):
                            self.outcome[state] = choice
                        seat = codes.seat_after(seat, self.seats)
                high -= 1

    def bid_value(self, amount: int) -> float:
        """Returns how the bidder stands after a bid or a pass; `solve` must have looked at those who follow."""
        acts = self.auction.acts
        return self.stands(acts, self.outcome[bidding.standing(acts, amount) if amount else self.now()])

    def look_on(self) -> None:
        """Solves what follows the bidder to act."""
        if not self.appraiser.knows():
            self.appraiser.appraise()
        self.solve(self.auction.acts, codes.seat_after(self.auction.acts, self.seats))

    def choice_value(self, piece: int) -> float:
        """Returns how the auctioneer stands if it puts this piece up."""
        auctioneer = self.auction.auctioneer
        self.auction.piece = piece
        if piece == codes.ROOF:
            self.auction.face = self.usual_roof()
        self.appraiser.appraise()
        self.appraiser.forget()
        first = codes.seat_after(auctioneer, self.seats)
        self.solve(first, first)
        self.auction.piece = marks.EMPTY
        self.auction.face = 0
        return self.stands(auctioneer, self.outcome[bidding.standing(marks.EMPTY, 0)])

    def usual_roof(self) -> int:
        """Returns the mean value of the roofs face down, rounded down."""
        total = 0
        for i in range(6):
            total += (i + 1) * self.world.market.roofs_left[i]
        return total // self.world.market.hidden_roofs

    def saves(self) -> bool:
        """Returns whether a check is better put away now: more are in hand than turns are left to put them away."""
        cash = self.world.cash(self.auction.auctioneer)
        if facts.purse_at(self.world.rows, self.auction.auctioneer).embezzled or cash == 0:
            return False
        self.appraiser.survey()
        left = 0
        longest = 0
        for row in range(3):
            left += self.appraiser.work[row]
            if self.appraiser.work[row] > longest:
                longest = self.appraiser.work[row]
        left -= longest
        if left > self.world.market.hidden_roofs * 2:
            left = self.world.market.hidden_roofs * 2
        return cash * self.seats > left + 2

    # The verbs of the search.

    def begin(self, seat: int) -> None:
        """Remembers who is thinking, and that nothing is known of this world."""
        self.thinker = seat
        self.appraiser.forget()

    def policy(self, rng: Rng, moves: Moves) -> int:
        """Does what looks best; of the pieces only some are looked at."""
        if self.auction.stage == codes.CHOOSE:
            if self.saves():
                return codes.EMBEZZLE
            return self.quick_choice(rng)
        return self.expected()

    def quick_choice(self, rng: Rng) -> int:
        """Compares a few of the pieces."""
        pieces = self.world.pieces()
        count = bits.count(pieces)
        best = appraiser.WORST
        choice = 0
        for _ in range(GLANCES):
            code = bits.pick(pieces, rng.below(count))
            value = self.choice_value(code)
            if value > best:
                best = value
                choice = code
        return choice

    def best_bid(self) -> int:
        """Finds the bid that the solved auction wants; one solution serves all who keep to it."""
        now = self.now()
        known = self.appraiser.knows()
        if not known or (now != self.start and now != self.plan):
            if not known:
                self.appraiser.appraise()
            self.solve(self.auction.acts, self.auction.acts)
            self.start = now
            self.plan = self.outcome[now]
        price = bidding.price_of(self.plan)
        if bidding.leader_of(self.plan) == self.auction.acts and price > self.auction.high:
            return codes.BID + price
        return codes.PASS

    def expected(self) -> int:
        """Returns what another seat will answer in an auction."""
        if self.auction.stage == codes.BIDDING:
            return self.best_bid()
        if not self.appraiser.knows():
            self.appraiser.appraise()
        if self.auction.stage == codes.SETTLE:
            return codes.KEEP if self.keeps(self.auction.leader, self.auction.high) else codes.SELL
        return self.appraiser.spot[self.auction.acts]

    def consider(self, out: Moves) -> None:
        """Leaves out what looks worse than a few other choices.

        At a table of three or more, too many answers of others would have to be tried to learn which they will give:
        there the thinking seat expects them to answer sensibly.
        """
        stage = self.auction.stage
        other = self.thinker != marks.EMPTY and self.auction.acts != self.thinker
        if self.seats > 2 and other and stage != codes.CHOOSE:
            out.count = 0
            out.add(self.expected())
            return
        self.world.fill(out)
        if stage == codes.CHOOSE:
            for i in range(out.count):
                code = out.codes[i]
                self.rating[i] = -appraiser.WORST if code == codes.EMBEZZLE else self.choice_value(code)
            self.thin(out, FEW)
        elif stage == codes.BIDDING and out.count > FEW:
            self.look_on()
            for i in range(out.count):
                self.rating[i] = self.bid_value(out.codes[i] - codes.BID)
            # To pass, or to bid the least, is always worth a thought.
            self.rating[0] = -appraiser.WORST
            self.rating[1] = -appraiser.WORST
            self.thin(out, FEW)
        elif stage == codes.PLACE and out.count > FEW:
            for i in range(out.count):
                self.rating[i] = self.appraiser.place_value(out.codes[i])
            self.thin(out, FEW)

    def thin(self, out: Moves, few: int) -> None:
        """Keeps the codes that look best, `few` of them."""
        while out.count > few:
            worst = 0
            for i in range(1, out.count):
                if self.rating[i] < self.rating[worst]:
                    worst = i
            out.count -= 1
            for i in range(worst, out.count):
                out.codes[i] = out.codes[i + 1]
                self.rating[i] = self.rating[i + 1]

    def value(self, seat: int) -> float:
        """Values a win most, then the lead in points, then each seat beaten; a shared win is shared."""
        mine = self.world.total(seat)
        rival = -1000
        beaten = 0
        equal = 1
        for other in range(self.seats):
            if other != seat:
                theirs = self.world.total(other)
                if theirs > rival:
                    rival = theirs
                if self.world.ahead(seat, other):
                    beaten += 1
                elif not self.world.ahead(other, seat):
                    equal += 1
        lead = (mine - rival) / 15.0
        lead = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0 else -lead))
        won = 0.6 / equal if beaten + equal == self.seats else 0.0
        return won + 0.3 * lead + 0.1 * beaten / (self.seats - 1)

    # The plain verbs.

    def rates(self, seat: int, legal: list[int]) -> list[float]:
        """Rates each legal action by how the acting seat would stand."""
        stage = self.auction.stage
        if stage == codes.CHOOSE:
            away = -appraiser.WORST if self.saves() else appraiser.WORST
            return [away if code == codes.EMBEZZLE else self.choice_value(code) for code in legal]
        if stage == codes.BIDDING:
            self.look_on()
            return [self.bid_value(code - codes.BID) for code in legal]
        self.appraiser.appraise()
        if stage == codes.SETTLE:
            keep = self.keeps(self.auction.leader, self.auction.high)
            return [1.0 if (code == codes.KEEP) == keep else 0.0 for code in legal]
        return [self.appraiser.place_value(code) for code in legal]
