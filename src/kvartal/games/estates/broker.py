"""What a sensible player does: values a piece by what it changes, and solves its auction backward.

A building is worth its floors if its row gets complete, and costs them if not. How likely that is, `hope` guesses
from the work that the rows still need. A seat's outlook is the sum over its buildings; a seat wants its own outlook to
exceed the mean of the others. Once it is known what each winner would do with a piece, the auction is a short game
without secrets: the last bidder knows what the auctioneer will answer, the one before knows what the last will do.
"""

from __future__ import annotations

from kvartal.core import bits, marks
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.estates import city, codes
from kvartal.games.estates.auction import Auction

CHECK = 1.0
"""What a check in hand is worth in points; in the box it is worth one."""
ROOF_HOPE = 1.5
"""What a building without a roof will gain by one."""
GLANCES = 3
"""How many pieces a quick choice compares."""
FEW = 5
"""So many choices are worth a thought."""
WORST = -1e9

# How hopeful a row is, from -1 (never complete) to 1: fitted to the outcome of many games among sensible players.
BASE = -0.1
OWN_WORK = -0.38
NEAR_WORK = -0.06
FAR_WORK = 0.07
ROOFS_LEFT = 0.16
BARRIERS_LEFT = 0.1


class Broker(Auction):
    """A round whose players can be advised."""

    def __init__(
        self, seats: int, longest: int = 9, zero: bool = True, early_end: bool = False, open_money: bool = False
    ) -> None:
        Auction.__init__(self, seats, longest, zero, early_end, open_money)
        self.work = [0] * 3
        """The floors and roofs that each row still needs."""
        self.stake = [0.0] * 15
        """What each seat's buildings in each row are worth."""
        self.hope = [0.0] * 3
        self.outlook = [0.0] * 5
        self.gain = [0.0] * 25
        """For each winner of the piece, how well each seat would then stand."""
        self.spot = [0] * 5
        """For each winner, the code by which it would place the piece."""
        self.known = False
        """Whether `gain` and `spot` belong to the piece under auction."""
        self.start = 0
        """The state of the bidding at which `plan` was made."""
        self.plan = 0
        """The leader and price that the auction is to end with."""
        self.merit = [0.0] * 128
        self.thinker = marks.EMPTY
        """The seat through whose eyes this world was dealt, if it was."""
        self.result = [0] * 384
        """For each leader and each highest bid, the leader and price that the auction will end with."""

    # The board.

    def survey(self) -> None:
        """Sees what each row needs and who has how much in it."""
        for i in range(15):
            self.stake[i] = 0.0
        for row in range(3):
            self.work[row] = 2 * (self.length[row] - self.dev[row])
            for lot in range(row * 10, row * 10 + self.dev[row]):
                worth = float(self.tally[lot])
                if self.bare & (city.ONE << lot):
                    self.work[row] += 1
                    worth += ROOF_HOPE
                self.stake[row * 5 + self.cert[self.paint[lot]]] += worth

    def foresee(self) -> None:
        """Guesses each row's hope from the work that is left, and each seat's outlook from that."""
        finished = (self.work[0] == 0) + (self.work[1] == 0) + (self.work[2] == 0)
        certain = finished >= 2 or self.hidden_roofs == 0
        spare = BASE + ROOFS_LEFT * self.hidden_roofs
        for i in range(3):
            if self.barrier[i] == codes.FREE:
                spare += BARRIERS_LEFT
        for row in range(3):
            if certain:
                self.hope[row] = 1.0 if self.work[row] == 0 else -1.0
            else:
                near = self.work[0 if row else 1]
                far = self.work[1 if row == 2 else 2]
                if near > far:
                    near, far = far, near
                x = spare + OWN_WORK * self.work[row] + NEAR_WORK * near + FAR_WORK * far
                self.hope[row] = x / (1.0 + (x if x > 0 else -x))
            if self.mayor == row:
                self.hope[row] *= 2.0
        for seat in range(self.seats):
            self.outlook[seat] = (
                self.hope[0] * self.stake[seat]
                + self.hope[1] * self.stake[5 + seat]
                + self.hope[2] * self.stake[10 + seat]
            )

    # The piece.

    def judge(self) -> None:
        """Finds for each seat the best place for the piece, and how all would stand then."""
        self.survey()
        for seat in range(self.seats):
            self.gain[seat * 6] = WORST
        rest = self.spots()
        while rest:
            code = codes.LOT + bits.first(rest)
            rest &= rest - 1
            self.consider_spot(code)
        self.known = True

    def consider_spot(self, code: int) -> None:
        """Looks at one place, and notes for whom it is the best so far."""
        row = 0
        work = 0
        loser = marks.EMPTY
        lost = 0.0
        heir = marks.EMPTY
        won = 0.0
        mayor = self.mayor
        if code < codes.SHORTEN:
            lot = code - codes.LOT
            row = lot // 10
            if self.piece == codes.ROOF:
                work = -1
                heir = self.cert[self.paint[lot]]
                won = self.face - ROOF_HOPE
            else:
                heir = self.cert[self.piece // 6]
                won = self.piece % 6 + 1 + ROOF_HOPE
                if self.top[lot]:
                    loser = self.cert[self.paint[lot]]
                    lost = self.tally[lot] + ROOF_HOPE
                    won += self.tally[lot]
                else:
                    work = -1
        elif code < codes.LENGTHEN:
            row = code - codes.SHORTEN
            work = -2 * (self.piece - codes.BARRIER + 1)
        elif code < codes.SEAT:
            row = code - codes.LENGTHEN
            work = 2 * (self.piece - codes.BARRIER + 1)
        elif code < codes.LIFT:
            self.mayor = code - codes.SEAT
        elif code < codes.REMOVE:
            row = self.barrier[code - codes.LIFT]
            work = -2 * self.sign[code - codes.LIFT] * (code - codes.LIFT + 1)
        self.work[row] += work
        if loser != marks.EMPTY:
            self.stake[row * 5 + loser] -= lost
        if heir != marks.EMPTY:
            self.stake[row * 5 + heir] += won
        self.foresee()
        fresh = self.hope[row] * won if heir == marks.EMPTY else 0.0
        self.compare(code, fresh)
        self.work[row] -= work
        if loser != marks.EMPTY:
            self.stake[row * 5 + loser] += lost
        if heir != marks.EMPTY:
            self.stake[row * 5 + heir] -= won
        self.mayor = mayor

    def compare(self, code: int, fresh: float) -> None:
        """Notes a place for every winner that likes it better; `fresh` comes with a new certificate."""
        total = fresh
        for seat in range(self.seats):
            total += self.outlook[seat]
        share = 1.0 / (self.seats - 1)
        for winner in range(self.seats):
            mine = (self.outlook[winner] + fresh) * (1.0 + share) - total * share
            if mine > self.gain[winner * 6]:
                self.spot[winner] = code
                for seat in range(self.seats):
                    own = self.outlook[seat] + fresh if seat == winner else self.outlook[seat]
                    self.gain[winner * 5 + seat] = own * (1.0 + share) - total * share

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
            best = WORST
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

    def open_bids(self) -> None:
        """Opens the bidding for a piece that nobody has judged yet."""
        Auction.open_bids(self)
        self.known = False

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
        best = WORST
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
        Auction.redeal(self, seat, rng)

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
                self.merit[i] = -WORST if code == codes.EMBEZZLE else self.choice_worth(code)
            self.thin(out, FEW)
        elif self.stage == codes.BIDDING and out.count > FEW:
            self.look_on()
            for i in range(out.count):
                self.merit[i] = self.bid_worth(out.codes[i] - codes.BID)
            # To pass, or to bid the least, is always worth a thought.
            self.merit[0] = -WORST
            self.merit[1] = -WORST
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

    def reset(self) -> None:
        """Copies every field from the position at home."""
        Auction.reset(self)
        self.known = False

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
            away = -WORST if thrifty else WORST
            return [away if code == codes.EMBEZZLE else self.choice_worth(code) for code in legal]
        if self.stage == codes.BIDDING:
            self.look_on()
            return [self.bid_worth(code - codes.BID) for code in legal]
        self.judge()
        if self.stage == codes.SETTLE:
            keep = self.keeps(self.leader, self.high)
            return [1.0 if (code == codes.KEEP) == keep else 0.0 for code in legal]
        return [self.spot_worth(code) for code in legal]

    def spot_worth(self, code: int) -> float:
        """Rates one place for the acting seat."""
        self.survey()
        for winner in range(self.seats):
            self.gain[winner * 6] = WORST
        self.consider_spot(code)
        self.known = False
        return self.gain[self.acts * 6]

    def features(self) -> list[tuple[int, int, int, int, int]]:
        """Gives what `foresee` looks at in each row: own, nearest and farthest work, roofs and barriers left."""
        self.survey()
        free = sum(self.barrier[i] == codes.FREE for i in range(3))
        told = []
        for row in range(3):
            others = sorted(self.work[i] for i in range(3) if i != row)
            told.append((self.work[row], others[0], others[1], self.hidden_roofs, free))
        return told
