"""One round: choose a piece, let the others bid once, sell it or keep it, place it."""

from __future__ import annotations

from typing import Any

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.games.estates import city, codes
from kvartal.games.estates.purses import Purses


class Auction(Purses):
    """A game of one round; `Rounds` strings several together."""

    def __init__(
        self, seats: int, longest: int = 9, zero: bool = True, early_end: bool = False, open_money: bool = False
    ) -> None:
        Purses.__init__(self, seats, longest, zero, open_money)
        self.early_end = early_end
        """Whether an empty offer alone ends the round."""
        self.stage = codes.DEAL
        self.turn = 0
        """The auctioneer."""
        self.acts = marks.CHANCE
        """The seat that acts next, or CHANCE, or OVER."""
        self.took = False
        """Whether the auctioneer has embezzled in this turn."""
        self.piece = marks.EMPTY
        """The piece under auction, as the code that chose it."""
        self.face = 0
        """The value of the roof under auction."""
        self.bids = [-1] * 5
        """What each seat has bid: 0 is a pass, EMPTY not yet."""
        self.high = 0
        self.leader = marks.EMPTY
        self.ending = 0
        """Why the round ended."""
        self.home: Any = None
        self.lay_out()

    def lay_out(self) -> None:
        """Makes everything ready for the deal of a round."""
        self.clear()
        self.stock()
        self.end_auction()
        self.stage = codes.DEAL
        self.acts = marks.CHANCE

    def end_auction(self) -> None:
        """Forgets the auction that is over."""
        self.piece = marks.EMPTY
        self.face = 0
        self.high = 0
        self.leader = marks.EMPTY
        for i in range(5):
            self.bids[i] = marks.EMPTY

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Draws a floor for the offer, the seat that begins, or a roof."""
        if self.stage == codes.DEAL:
            code = codes.FLOOR + bits.pick(self.bag, rng.below(bits.count(self.bag)))
        elif self.stage == codes.BEGIN:
            code = codes.FIRST + rng.below(self.seats)
        else:
            k = rng.below(self.hidden_roofs)
            code = codes.ROOF
            while k >= self.roofs[code - codes.ROOF]:
                k -= self.roofs[code - codes.ROOF]
                code += 1
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Puts a floor on offer, lets a seat begin, or turns a roof up and opens the bidding."""
        if self.stage == codes.DEAL:
            self.put_out(code)
            if self.dealt == 24:
                self.stage = codes.BEGIN
        elif self.stage == codes.BEGIN:
            self.turn = code - codes.FIRST
            self.acts = self.turn
            self.stage = codes.CHOOSE
        else:
            self.face = code - codes.ROOF + 1
            self.roofs[self.face - 1] -= 1
            self.hidden_roofs -= 1
            self.open_bids()

    # Decisions.

    def who(self) -> int:
        """Tells the acting seat, or that chance decides, or that the game is over."""
        return self.acts

    def specials(self) -> int:
        """Gives the other pieces that may be chosen, as a set of codes from ROOF, and whether one may embezzle."""
        found = 0
        if self.bare:
            found |= 1
        for i in range(3):
            if self.barrier[i] == codes.FREE:
                found |= 1 << (codes.BARRIER - codes.ROOF + i)
        if self.mayor == codes.FREE:
            found |= 1 << (codes.MAYOR - codes.ROOF)
        if self.cube == codes.FREE:
            found |= 1 << (codes.CUBE - codes.ROOF)
        if not self.took and self.money[self.turn] > self.box[self.turn]:
            found |= 1 << (codes.EMBEZZLE - codes.ROOF)
        return found

    def spots(self) -> int:
        """Gives what the winner may do with the piece, as a set of codes from LOT."""
        if self.piece < codes.ROOF:
            return self.lots(self.piece % 6 + 1)
        if self.piece == codes.ROOF:
            return self.bare
        found = city.ONE << (codes.REMOVE - codes.LOT)
        if self.piece == codes.MAYOR:
            return found | (city.SEVEN << (codes.SEAT - codes.LOT))
        if self.piece == codes.CUBE:
            for i in range(3):
                if self.may_lift(i):
                    found |= city.ONE << (codes.LIFT - codes.LOT + i)
            return found
        value = self.piece - codes.BARRIER + 1
        for i in range(3):
            if self.may_be(i, self.length[i] - value):
                found |= city.ONE << (codes.SHORTEN - codes.LOT + i)
            if self.may_be(i, self.length[i] + value):
                found |= city.ONE << (codes.LENGTHEN - codes.LOT + i)
        return found

    def fill(self, out: Moves) -> None:
        """Lists the pieces, the bids, both ways to settle, or the places."""
        out.count = 0
        if self.stage == codes.CHOOSE:
            rest = self.ends() | (self.specials() << codes.ROOF)
            while rest:
                out.add(bits.first(rest))
                rest &= rest - 1
        elif self.stage == codes.BIDDING:
            out.add(codes.PASS)
            for bid in range(self.high + 1, self.hand(self.acts) + 1):
                out.add(codes.BID + bid)
        elif self.stage == codes.SETTLE:
            out.add(codes.SELL)
            if self.high <= self.hand(self.turn):
                out.add(codes.KEEP)
        elif self.stage == codes.PLACE:
            rest = self.spots()
            while rest:
                out.add(codes.LOT + bits.first(rest))
                rest &= rest - 1

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal codes, each equally likely, without listing them."""
        if self.stage == codes.BIDDING:
            k = self.hand(self.acts) - self.high
            k = rng.below(k + 1) if k > 0 else 0
            return codes.BID + self.high + k if k else codes.PASS
        if self.stage == codes.SETTLE:
            return codes.SELL + rng.below(2) if self.high <= self.hand(self.turn) else codes.SELL
        if self.stage == codes.CHOOSE:
            rest = self.ends() | (self.specials() << codes.ROOF)
            return bits.pick(rest, rng.below(bits.count(rest)))
        rest = self.spots()
        return codes.LOT + bits.pick(rest, rng.below(bits.count(rest)))

    def apply(self, code: int) -> None:
        """Plays one step; each but embezzling is a turn of the journal."""
        if code == codes.EMBEZZLE:
            self.box[self.turn] += 1
            self.took = True
            return
        self.ply += 1
        if self.stage == codes.CHOOSE:
            self.choose(code)
        elif self.stage == codes.BIDDING:
            self.bid(code - codes.BID)
        elif self.stage == codes.SETTLE:
            self.settle(code == codes.KEEP)
        else:
            self.put(code)

    def choose(self, code: int) -> None:
        """Puts a piece up for auction."""
        # Somebody watching must reckon with one more check in the box, whether it went there or not.
        if self.most[self.turn] < self.money[self.turn]:
            self.most[self.turn] += 1
        self.took = False
        self.piece = code
        if code == codes.ROOF:
            self.stage = codes.TURN_UP
            self.acts = marks.CHANCE
            return
        if code < codes.ROOF:
            self.take(code)
        self.open_bids()

    def open_bids(self) -> None:
        """Lets the seat to the left of the auctioneer bid first."""
        self.stage = codes.BIDDING
        self.acts = self.turn + 1 if self.turn + 1 < self.seats else 0

    def bid(self, amount: int) -> None:
        """Takes the only bid of a seat, or its pass."""
        self.bids[self.acts] = amount
        if amount:
            self.high = amount
            self.leader = self.acts
            self.prove(self.acts, amount)
        self.acts = self.acts + 1 if self.acts + 1 < self.seats else 0
        if self.acts == self.turn:
            self.stage = codes.PLACE if self.leader == marks.EMPTY else codes.SETTLE

    def settle(self, keep: bool) -> None:
        """Sells the piece to the highest bidder, or keeps it for the same price."""
        buyer = self.turn if keep else self.leader
        other = self.leader if keep else self.turn
        self.prove(buyer, self.high)
        self.money[buyer] -= self.high
        self.money[other] += self.high
        self.acts = buyer
        self.stage = codes.PLACE

    def land(self, code: int) -> None:
        """Places or removes the piece, for the seat that acts."""
        if self.piece < codes.ROOF:
            self.build(self.piece, code - codes.LOT)
            if self.cert[self.piece // 6] == codes.FREE:
                self.cert[self.piece // 6] = self.acts
        elif self.piece == codes.ROOF:
            self.cover(self.face, code - codes.LOT)
        elif self.piece == codes.MAYOR:
            self.mayor = codes.GONE if code == codes.REMOVE else code - codes.SEAT
        elif self.piece == codes.CUBE:
            self.cube = codes.GONE
            if code != codes.REMOVE:
                self.lift(code - codes.LIFT)
        elif code == codes.REMOVE:
            self.barrier[self.piece - codes.BARRIER] = codes.GONE
        elif code < codes.LENGTHEN:
            self.bar(self.piece - codes.BARRIER, code - codes.SHORTEN, -1)
        else:
            self.bar(self.piece - codes.BARRIER, code - codes.LENGTHEN, 1)

    def put(self, code: int) -> None:
        """Places or removes the piece and ends the turn."""
        self.land(code)
        self.end_auction()
        self.ending = self.ended()
        if self.ending:
            self.close()
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
            self.acts = self.turn
            self.stage = codes.CHOOSE

    def ended(self) -> int:
        """Tells why the round is over, or 0 if it is not."""
        if self.complete(0) + self.complete(1) + self.complete(2) >= 2:
            return codes.TWO_ROWS
        if self.hidden_roofs == 0:
            return codes.NO_ROOFS
        if self.early_end or self.bare == 0:
            return 0 if self.stocked() else codes.NO_FLOORS
        return 0

    def close(self) -> None:
        """Ends the game after its only round."""
        self.stage = codes.FINISHED
        self.acts = marks.OVER

    # Looking.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Fills the boxes that the seat cannot see anew with anything they may hold."""
        if self.open_money or self.stage == codes.FINISHED:
            return
        self.guess(seat, rng)
        if self.turn != seat and self.stage == codes.CHOOSE:
            # Whether the auctioneer has just embezzled is not known either.
            self.took = rng.below(2) == 1 and self.box[self.turn] < self.money[self.turn]
            if self.took:
                self.box[self.turn] += 1

    def reset(self) -> None:
        """Copies every field from the position at home."""
        self.ply = self.home.ply
        self.stack[:] = self.home.stack
        self.top[:] = self.home.top
        self.paint[:] = self.home.paint
        self.roof[:] = self.home.roof
        self.tally[:] = self.home.tally
        self.dev[:] = self.home.dev
        self.length[:] = self.home.length
        self.over[:] = self.home.over
        self.bare = self.home.bare
        self.barrier[:] = self.home.barrier
        self.sign[:] = self.home.sign
        self.mayor = self.home.mayor
        self.cube = self.home.cube
        self.cert[:] = self.home.cert
        self.money[:] = self.home.money
        self.box[:] = self.home.box
        self.most[:] = self.home.most
        self.bag = self.home.bag
        self.offer[:] = self.home.offer
        self.left[:] = self.home.left
        self.right[:] = self.home.right
        self.dealt = self.home.dealt
        self.roofs[:] = self.home.roofs
        self.hidden_roofs = self.home.hidden_roofs
        self.stage = self.home.stage
        self.turn = self.home.turn
        self.acts = self.home.acts
        self.took = self.home.took
        self.piece = self.home.piece
        self.face = self.home.face
        self.bids[:] = self.home.bids
        self.high = self.home.high
        self.leader = self.home.leader
        self.ending = self.home.ending

    # For Python.

    def tether(self, home: Position) -> None:
        """Remembers the position that `reset` returns to."""
        self.home = home

    def copy(self) -> Auction:
        """Gives an equal position that shares nothing with this one."""
        twin = Auction(self.seats, self.longest, self.zero, self.early_end, self.open_money)
        twin.home = self
        twin.reset()
        twin.home = None
        return twin

    def desk(self, seat: int) -> Position:
        """Gives a copy without the secrets of others, so that a draft which ends the round cannot show them."""
        desk = self.copy()
        for other in range(self.seats):
            if other != seat and not self.open_money:
                desk.set_purse(other, self.money[other], 0, 0)
        return desk

    def state(self) -> tuple[object, ...]:
        """Gives every committed fact."""
        fixed = (self.seats, self.longest, self.zero, self.early_end, self.open_money)
        board = [(self.stack[lot], self.roof[lot]) for lot in range(30)]
        barriers = [(self.barrier[i], self.sign[i]) for i in range(3)]
        certs = [self.cert[i] for i in range(6)]
        seats = [(self.money[i], self.box[i], self.most[i], self.bids[i]) for i in range(self.seats)]
        offer = (self.offered(), self.bag, self.dealt, [self.roofs[i] for i in range(6)])
        turn = (self.ply, self.stage, self.turn, self.acts, self.took, self.piece, self.face, self.high, self.leader)
        return (fixed, board, barriers, self.mayor, self.cube, certs, seats, offer, turn, self.ending)

    def bid_of(self, seat: int) -> int:
        """Gives what a seat has bid in this auction: 0 is a pass, EMPTY not yet."""
        return self.bids[seat]

    def set_bid(self, seat: int, amount: int) -> None:
        """Lets a seat have bid as a position text says."""
        self.bids[seat] = amount

    def places(self) -> list[int]:
        """Gives the codes by which the piece under auction could be placed or removed."""
        rest = self.spots()
        return [codes.LOT + i for i in range(codes.END - codes.LOT) if (rest >> i) & 1]

    def imagine(self, seat: int, code: int) -> int:
        """Places the piece at once as if this seat had won it, and tells why that would end the round, or 0."""
        self.acts = seat
        self.land(code)
        return self.ended()
