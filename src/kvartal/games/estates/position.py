"""A game of The Estates has a city, a market, purses and an auction: choose a piece, bid, settle, place it.

`Rounds` is the slot for what follows the end of a round; `rounds.py` fills it in games of several.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from kvartal.core import bits, marks
from kvartal.core.position import Moves, Position
from kvartal.core.rng import Rng
from kvartal.core.rows import Rows
from kvartal.games.estates import auction, city, codes, facts, market, purses

if TYPE_CHECKING:
    from kvartal.games.estates.rules import TheEstates


class Estates(Position):
    """One game; `rounds` says whether another round follows."""

    def __init__(self, rules: TheEstates, seats: int, first: int = 0, held: int = 0) -> None:
        Position.__init__(self, rules, seats, first, held)
        self.city = facts.city_at(self.common, 0)
        self.market = facts.market_beside(self.city, rules.market_at)
        self.auction = facts.auction_beside(self.city, rules.auction_at)
        self.rounds: Rounds = rules.rounds
        self.laid_out: Rows = rules.laid_out
        """What belongs to no seat as it is before a round."""
        self.offer_ends = rules.offer_ends
        """Whether an empty offer alone ends the round."""
        self.open_money = rules.open_money

    # Chance.

    def draw(self, rng: Rng) -> int:
        """Draws a floor for the offer, the seat that begins, or a roof."""
        if self.auction.stage == codes.DEAL:
            code = codes.FLOOR + market.draw_floor(self.market, rng)
        elif self.auction.stage == codes.BEGIN:
            code = codes.FIRST + rng.below(self.seats)
        else:
            code = codes.ROOF + market.draw_roof(self.market, rng) - 1
        self.reveal(code)
        return code

    def reveal(self, code: int) -> None:
        """Puts a floor on offer, lets a seat begin, or turns a roof up and opens the bidding."""
        if self.auction.stage == codes.DEAL:
            market.put_out(self.market, code - codes.FLOOR)
            if market.on_offer(self.market) == 3 * codes.OFFERED:
                self.auction.stage = codes.BEGIN
        elif self.auction.stage == codes.BEGIN:
            self.auction.auctioneer = code - codes.FIRST
            self.auction.acts = self.auction.auctioneer
            self.auction.stage = codes.CHOOSE
        else:
            self.auction.face = code - codes.ROOF + 1
            market.turn_up(self.market, self.auction.face)
            auction.open_bids(self.auction, self.seats)

    # Decisions.

    def who(self) -> int:
        """Returns the acting seat, or that chance decides, or that the game is over."""
        return self.auction.acts

    def specials(self) -> int:
        """Returns the pieces besides floors that may be chosen, as a set of their codes."""
        found = 0
        if self.city.roofless:
            found |= codes.bit(codes.ROOF)
        for barrier in range(3):
            if self.city.barrier[barrier] == codes.FREE:
                found |= codes.bit(codes.BARRIER + barrier)
        if self.city.mayor == codes.FREE:
            found |= codes.bit(codes.MAYOR)
        if self.city.cube == codes.FREE:
            found |= codes.bit(codes.CUBE)
        return found

    def pieces(self) -> int:
        """Returns all pieces that may be chosen, as a set of their codes."""
        return market.ends(self.market, self.city) | self.specials()

    def choices(self) -> int:
        """Returns what the auctioneer may do, as a set of codes."""
        found = self.pieces()
        if purses.may_embezzle(facts.purse_at(self.rows, self.auction.auctioneer)):
            found |= codes.bit(codes.EMBEZZLE)
        return found

    def spots(self) -> int:
        """Returns what the winner may do with the piece, as a set of codes from PLACE_ON."""
        piece = self.auction.piece
        if piece < codes.ROOF:
            return city.lots(self.city, codes.value_of(piece))
        if piece == codes.ROOF:
            return self.city.roofless
        found = codes.bit(codes.REMOVE - codes.PLACE_ON)
        for i in range(3):
            if piece == codes.MAYOR:
                found |= codes.bit(codes.MAYOR_TO - codes.PLACE_ON + i)
            elif piece == codes.CUBE:
                if city.may_cancel(self.city, i):
                    found |= codes.bit(codes.CANCEL - codes.PLACE_ON + i)
            else:
                value = piece - codes.BARRIER + 1
                if city.may_be(self.city, i, self.city.length[i] - value):
                    found |= codes.bit(codes.SHORTEN - codes.PLACE_ON + i)
                if city.may_be(self.city, i, self.city.length[i] + value):
                    found |= codes.bit(codes.LENGTHEN - codes.PLACE_ON + i)
        return found

    def cash(self, seat: int) -> int:
        """Returns what a seat has in hand."""
        return purses.hand(facts.purse_at(self.rows, seat))

    def fill(self, out: Moves) -> None:
        """Lists the pieces, the bids, both ways to settle, or the places."""
        out.count = 0
        stage = self.auction.stage
        if stage == codes.CHOOSE:
            out.count = bits.write(self.choices(), 0, out.codes, 0)
        elif stage == codes.BIDDING:
            out.add(codes.PASS)
            for bid in range(self.auction.high + 1, self.cash(self.auction.acts) + 1):
                out.add(codes.BID + bid)
        elif stage == codes.SETTLE:
            out.add(codes.SELL)
            if self.auction.high <= self.cash(self.auction.auctioneer):
                out.add(codes.KEEP)
        elif stage == codes.PLACE:
            out.count = bits.write(self.spots(), codes.PLACE_ON, out.codes, 0)

    def chosen(self, rng: Rng, moves: Moves) -> int:
        """Picks one of the legal codes, each equally likely, without listing them."""
        stage = self.auction.stage
        if stage == codes.BIDDING:
            k = self.cash(self.auction.acts) - self.auction.high
            k = rng.below(k + 1) if k > 0 else 0
            return codes.BID + self.auction.high + k if k else codes.PASS
        if stage == codes.SETTLE:
            may_keep = self.auction.high <= self.cash(self.auction.auctioneer)
            return codes.SELL + rng.below(2) if may_keep else codes.SELL
        if stage == codes.CHOOSE:
            rest = self.choices()
            return bits.pick(rest, rng.below(bits.count(rest)))
        rest = self.spots()
        return codes.PLACE_ON + bits.pick(rest, rng.below(bits.count(rest)))

    def apply(self, code: int) -> None:
        """Plays one step; each but embezzling is a turn of the journal."""
        if code == codes.EMBEZZLE:
            purses.embezzle(facts.purse_at(self.rows, self.auction.auctioneer))
            return
        self.ply += 1
        stage = self.auction.stage
        if stage == codes.CHOOSE:
            self.choose(code)
        elif stage == codes.BIDDING:
            auction.bid(self.auction, self.rows, self.seats, code - codes.BID)
        elif stage == codes.SETTLE:
            auction.settle(self.auction, self.rows, code == codes.KEEP)
        else:
            self.put(code)

    def choose(self, piece: int) -> None:
        """Puts a piece up for auction."""
        purses.end_choice(facts.purse_at(self.rows, self.auction.auctioneer))
        self.auction.piece = piece
        if piece == codes.ROOF:
            self.auction.stage = codes.TURN_UP
            self.auction.acts = marks.CHANCE
            return
        if piece < codes.ROOF:
            market.take(self.market, piece)
        auction.open_bids(self.auction, self.seats)

    def place(self, code: int) -> None:
        """Places or removes the piece, for the seat that acts."""
        piece = self.auction.piece
        if piece < codes.ROOF:
            city.build(self.city, piece, code - codes.PLACE_ON)
            if self.city.owner[codes.colour_of(piece)] == codes.FREE:
                self.city.owner[codes.colour_of(piece)] = self.auction.acts
        elif piece == codes.ROOF:
            city.cover(self.city, self.auction.face, code - codes.PLACE_ON)
        elif piece == codes.MAYOR:
            self.city.mayor = codes.GONE if code == codes.REMOVE else code - codes.MAYOR_TO
        elif piece == codes.CUBE:
            self.city.cube = codes.GONE
            if code != codes.REMOVE:
                city.cancel_barrier(self.city, code - codes.CANCEL)
        elif code == codes.REMOVE:
            self.city.barrier[piece - codes.BARRIER] = codes.GONE
        elif code < codes.LENGTHEN:
            city.set_barrier(self.city, piece - codes.BARRIER, code - codes.SHORTEN, -1)
        else:
            city.set_barrier(self.city, piece - codes.BARRIER, code - codes.LENGTHEN, 1)

    def put(self, code: int) -> None:
        """Places or removes the piece and ends the turn."""
        self.place(code)
        auction.close(self.auction, self.rows, self.seats)
        self.auction.ending = self.ended()
        if self.auction.ending:
            self.rounds.close(self)
        else:
            auction.next_turn(self.auction, self.seats)

    def ended(self) -> int:
        """Tells why the round is over, or 0 if it is not."""
        if city.complete(self.city, 0) + city.complete(self.city, 1) + city.complete(self.city, 2) >= 2:
            return codes.TWO_ROWS
        if self.market.hidden_roofs == 0:
            return codes.NO_ROOFS
        if self.offer_ends or self.city.roofless == 0:
            return 0 if market.on_offer(self.market) else codes.NO_FLOORS
        return 0

    def end_game(self) -> None:
        """Lets nobody act any more."""
        self.auction.stage = codes.FINISHED
        self.auction.acts = marks.OVER

    def lay_out(self) -> None:
        """Makes everything ready for the deal of another round; the checks stay, but the boxes are emptied."""
        auctioneer = self.auction.auctioneer
        rounds = self.auction.round
        self.common.become(self.laid_out)
        self.auction.auctioneer = auctioneer
        self.auction.round = rounds
        for seat in range(self.seats):
            facts.purse_at(self.rows, seat).box = 0
            facts.purse_at(self.rows, seat).most = 0

    # Counting.

    def points(self, seat: int) -> int:
        """Adds up what a seat has in the round on the board, the box included."""
        return city.earned(self.city, seat) + facts.purse_at(self.rows, seat).box

    def total(self, seat: int) -> int:
        """Adds the rounds before."""
        return self.rounds.earlier(self, seat) + self.points(seat)

    def ahead(self, one: int, two: int) -> bool:
        """Returns whether a seat ranks above another: a champion, then more points, then more checks."""
        if self.rounds.is_champion(self, one) != self.rounds.is_champion(self, two):
            return self.rounds.is_champion(self, one)
        mine = self.total(one)
        theirs = self.total(two)
        if mine != theirs:
            return mine > theirs
        return facts.purse_at(self.rows, one).money > facts.purse_at(self.rows, two).money

    # Looking.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Fills the boxes that the seat cannot see anew with anything they may hold."""
        if self.open_money or self.auction.stage == codes.FINISHED:
            return
        for other in range(self.seats):
            if other != seat:
                facts.purse_at(self.rows, other).box = rng.below(facts.purse_at(self.rows, other).most + 1)
        if self.auction.auctioneer != seat and self.auction.stage == codes.CHOOSE:
            # Whether the auctioneer has just embezzled is not known either.
            facts.purse_at(self.rows, self.auction.auctioneer).embezzled = 0
            if rng.below(2) == 1 and self.cash(self.auction.auctioneer) > 0:
                purses.embezzle(facts.purse_at(self.rows, self.auction.auctioneer))

    # For Python.

    def sandbox(self, seat: int) -> Self:
        """Returns a copy without the secrets of others, so that a draft which ends the round cannot show them."""
        twin = Position.sandbox(self, seat)
        if not self.open_money:
            for other in range(self.seats):
                if other != seat:
                    twin.empty_box(other)
        return twin

    def empty_box(self, seat: int) -> None:
        """Forgets what lies in a box."""
        facts.purse_at(self.rows, seat).box = 0
        facts.purse_at(self.rows, seat).most = 0
        facts.purse_at(self.rows, seat).embezzled = 0

    def is_complete(self, row: int) -> bool:
        """Returns whether a row is complete."""
        return city.complete(self.city, row)

    def earned(self, seat: int) -> int:
        """Returns what a seat's buildings bring as they stand."""
        return city.earned(self.city, seat)

    def total_of(self, seat: int) -> int:
        """Returns the score of a seat as it stands, the box and earlier rounds included."""
        return self.total(seat)

    def ways_to_place(self) -> list[int]:
        """Returns the codes by which the piece under auction could be placed or removed."""
        return [codes.PLACE_ON + i for i in range(codes.END - codes.PLACE_ON) if (self.spots() >> i) & 1]

    def imagine(self, seat: int, code: int) -> int:
        """Places the piece at once as if this seat had won it, and tells why that would end the round, or 0."""
        self.auction.acts = seat
        self.place(code)
        return self.ended()

    def add_floor(self, floor: int, lot: int) -> None:
        """Sets a floor as a position text says; nothing is checked."""
        city.build(self.city, floor, lot)

    def add_roof(self, face: int, lot: int) -> None:
        """Sets a roof as a position text says; nothing is checked."""
        city.cover(self.city, face, lot)

    def add_barrier(self, barrier: int, row: int, sign: int) -> None:
        """Sets a barrier as a position text says; nothing is checked."""
        city.set_barrier(self.city, barrier, row, sign)

    def why_over(self) -> int:
        """Tells why the round is over, or 0 if it is not."""
        return self.ended()


class Rounds:
    """What follows the end of a round: here the end of the game."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        """How many rounds a game has at most."""

    def close(self, game: Estates) -> None:
        """Goes on when a round is over."""
        game.end_game()

    def earlier(self, game: Estates, seat: int) -> int:
        """Returns what a seat brought into the round on the board."""
        return 0

    def is_champion(self, game: Estates, seat: int) -> bool:
        """Returns whether a seat comes first whatever the points."""
        return False

    # For Python.

    def earlier_of(self, game: Estates, seat: int) -> int:
        """Returns what a seat brought into the round on the board."""
        return self.earlier(game, seat)

    def champion(self, game: Estates) -> int:
        """Returns the seat that comes first whatever the points, or EMPTY."""
        for seat in range(game.seats):
            if self.is_champion(game, seat):
                return seat
        return marks.EMPTY

    def closed(self, game: Estates) -> list[tuple[list[int], int]]:
        """Returns the points of each seat in each closed round, and who won it alone, where that is remembered."""
        return []

    def champion_of(self, winners: list[int]) -> int:
        """Returns the seat that wins the game by the last of these rounds, or EMPTY."""
        return marks.EMPTY

    def restore(self, game: Estates, closed: list[tuple[list[int], int]]) -> None:
        """Lets rounds have been closed as a position text says."""


__all__ = ["Estates", "Rounds"]
