"""A turn of one seat, step by step: take a pair, write the number, use the effect, claim plans, be done.

A seat that can write none of the numbers is refused a permit. Effects and plans are optional; plans come last.
"""

from __future__ import annotations

from kvartal.core import bits, dice
from kvartal.core.position import Moves
from kvartal.core.rng import Rng
from kvartal.games.welcome import codes, facts, plans, sheet
from kvartal.games.welcome.town import Town


def lowest(number: int, effect: int) -> int:
    """Returns the least number that may be written instead of one: temps change it by up to 2, a quarter stays one."""
    if effect != codes.TEMPS:
        return number
    if number >= codes.QUARTER:
        return number - 2 if number > codes.QUARTER + 1 else codes.QUARTER
    return number - 2 if number > 2 else 0


def highest(number: int, effect: int) -> int:
    """Returns the greatest number that may be written instead of one."""
    if effect != codes.TEMPS:
        return number
    if number >= codes.QUARTER:
        return number + 2 if number < codes.NUMBERS - 2 else codes.NUMBERS - 1
    return number + 2 if number < 15 else 17


def brought(town: Town, here: facts.Sheet, combo: int) -> int:
    """Returns the effect that a combination brings."""
    effect = town.supply.effect(town, here, combo)
    if town.chains.effect_instead is None:
        return effect
    return town.chains.effect_instead.all_effects(town, here, effect)


def reach(here: facts.Sheet, number: int, effect: int) -> int:
    """Returns the places open to a number with its effect."""
    spots = here.open[number]
    for other in range(lowest(number, effect), highest(number, effect) + 1):
        spots |= here.open[other]
    return spots


# Listing.


def list_pairs(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists the combinations that can be written; a refusal only if none of the plain numbers fits."""
    plain = False
    for combo in range(town.supply.combos()):
        number = town.supply.offered(town, here, combo)
        if number < 0:
            continue
        if here.open[number]:
            plain = True
            out.add(codes.TAKE + combo)
        elif brought(town, here, combo) == codes.TEMPS and reach(here, number, codes.TEMPS):
            out.add(codes.TAKE + combo)
    if not plain:
        town.supply.refusals(town, here, out)


def list_writes(here: facts.Sheet, out: Moves) -> None:
    """Lists where the taken number may be written."""
    for number in range(lowest(here.number, here.effect), highest(here.number, here.effect) + 1):
        out.count = bits.write(here.open[number], codes.write_code(number, 0), out.codes, out.count)


def list_effect(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists the ways to use the effect of the pair."""
    if here.effect == codes.FENCES:
        out.count = bits.write(sheet.fence_gaps(here, town.box), codes.FENCE, out.codes, out.count)
    elif here.effect == codes.AGENTS:
        for size in range(1, 7):
            if here.agents[size] < town.box.agent_boxes[size]:
                out.add(codes.AGENT + size - 1)
    elif here.effect == codes.PARKS:
        street = town.box.street_of[here.house]
        if here.parks[street] < town.box.park_boxes[street]:
            out.add(codes.PARK)
    elif here.effect == codes.POOLING:
        if ((town.box.pools & ~here.pools) >> here.house) & 1:
            out.add(codes.POOL)
    elif here.effect == codes.BISES and here.bis < town.box.bis_boxes:
        list_bis(town, here, out)


def list_bis(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists the bis houses, by number and then by place."""
    left = sheet.bis_left(here)
    right = sheet.bis_right(here)
    for number in range(town.box.numbers):
        rest = left | right
        while rest:
            place = bits.first(rest)
            rest &= rest - 1
            if ((left >> place) & 1 and here.numbers[sheet.previous(here, place)] == number) or (
                (right >> place) & 1 and here.numbers[sheet.following(here, place)] == number
            ):
                out.add(codes.bis_code(number, place))


def list_close(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists what may end a turn: plans, the wish to shuffle, being done."""
    plans.list_claims(town, here, out)
    if here.first and not here.shuffle and town.supply.shuffles:
        out.add(codes.RESHUFFLE)
    if town.supply.closes:
        out.add(codes.DONE)


def list_steps(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists the steps that a seat may take next."""
    out.count = 0
    stage = here.stage
    if stage == codes.READY:
        return
    if stage == codes.AHEAD:
        if town.chains.decides is not None:
            town.chains.decides.all_decisions(town, here, out)
        return
    if not list_required(town, here, out):
        list_free(town, here, out)


def list_required(town: Town, here: facts.Sheet, out: Moves) -> bool:
    """Lists the steps of which a listener requires one, and returns whether there are any; before a house none are."""
    out.count = 0
    if town.chains.required_steps is not None and here.stage > codes.CHOSEN:
        town.chains.required_steps.all_required_steps(town, here, out)
    return out.count > 0


def list_free(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists the steps of a turn in which no listener requires one."""
    out.count = 0
    stage = here.stage
    if stage == codes.CHOSEN:
        list_writes(here, out)
    elif stage == codes.PICKING:
        out.count = bits.write(plans.pickable(town, here), codes.ESTATE, out.codes, out.count)
    elif stage == codes.START:
        list_pairs(town, here, out)
        if town.chains.early_steps is not None:
            town.chains.early_steps.all_early_steps(town, here, out)
    else:
        if stage == codes.BUILT and here.spent == 0:
            list_effect(town, here, out)
        list_rest(town, here, out)


def list_rest(town: Town, here: facts.Sheet, out: Moves) -> None:
    """Lists what may be done once a number is written or refused, but for the use of the effect."""
    list_close(town, here, out)
    if town.chains.legal_steps is not None:
        town.chains.legal_steps.all_legal_steps(town, here, out)


# Picking at random.


def any_step(town: Town, here: facts.Sheet, rng: Rng, moves: Moves) -> int:
    """Picks one of the legal steps, each equally likely, listing no more than it must."""
    if here.stage == codes.CHOSEN and here.effect != codes.TEMPS:
        spots = here.open[here.number]
        return codes.write_code(here.number, bits.pick(spots, dice.below(rng, bits.count(spots))))
    if here.stage == codes.AHEAD:
        list_steps(town, here, moves)
        return moves.codes[dice.below(rng, moves.count)]
    if list_required(town, here, moves):
        return moves.codes[dice.below(rng, moves.count)]
    # The list is empty now.
    if here.stage == codes.BUILT and here.spent == 0:
        if here.effect == codes.FENCES:
            list_rest(town, here, moves)
            spots = sheet.fence_gaps(here, town.box)
            k = dice.below(rng, bits.count(spots) + moves.count)
            return moves.codes[k] if k < moves.count else codes.FENCE + bits.pick(spots, k - moves.count)
        if here.effect == codes.BISES and here.bis < town.box.bis_boxes:
            list_rest(town, here, moves)
            return any_bis(here, rng, moves)
    list_free(town, here, moves)
    return moves.codes[dice.below(rng, moves.count)]


def any_bis(here: facts.Sheet, rng: Rng, moves: Moves) -> int:
    """Picks one of the listed steps, or a bis beside a number to its left or to its right."""
    left = sheet.bis_left(here)
    right = sheet.bis_right(here)
    k = dice.below(rng, bits.count(left) + bits.count(right) + moves.count)
    if k < moves.count:
        return moves.codes[k]
    k -= moves.count
    if k < bits.count(left):
        place = bits.pick(left, k)
        return codes.bis_code(here.numbers[sheet.previous(here, place)], place)
    place = bits.pick(right, k - bits.count(left))
    return codes.bis_code(here.numbers[sheet.following(here, place)], place)


# Stepping.


def take_step(town: Town, here: facts.Sheet, code: int) -> None:
    """Takes one step of a turn, but for the last one."""
    if code < codes.WRITE:
        here.combo = code - codes.TAKE
        here.number = town.supply.offered(town, here, here.combo)
        here.effect = brought(town, here, here.combo)
        here.stage = codes.CHOSEN
    elif code < codes.REFUSE:
        build(town, here, codes.number_of(code - codes.WRITE), codes.place_of(code - codes.WRITE))
    elif code < codes.FENCE:
        here.combo = codes.GONE + code - codes.REFUSE
        here.refusals += 1
        here.stage = codes.CLOSING
    elif code < codes.PLAN:
        use(town, here, code)
        here.spent = 1
    elif code < codes.ESTATE:
        plans.claim(town, here, code - codes.PLAN)
    elif code < codes.RESHUFFLE:
        here.picked |= sheet.estate_from(here, code - codes.ESTATE)
        plans.settle(town, here)
    elif code == codes.RESHUFFLE:
        here.shuffle = 1
    else:
        town.chains.everybody.any_take_step(town, here, code)


def build(town: Town, here: facts.Sheet, number: int, place: int) -> None:
    """Writes the taken number; temps are counted even if they change nothing."""
    here.house = place
    here.stage = codes.BUILT
    if here.effect == codes.TEMPS:
        here.spent = 0 if number == here.number else 1
        if here.temps < town.box.temp_boxes:
            here.temps += 1
            if number == here.number:
                here.spent = 2
    town.write(here, number, place)


def use(town: Town, here: facts.Sheet, code: int) -> None:
    """Uses the effect of the pair."""
    if code < codes.AGENT:
        sheet.fence(here, town.box, code - codes.FENCE)
    elif code < codes.PARK:
        here.agents[code - codes.AGENT + 1] += 1
    elif code == codes.PARK:
        here.parks[town.box.street_of[here.house]] += 1
    elif code == codes.POOL:
        here.pools |= sheet.ONE << here.house
    else:
        here.bis += 1
        town.repeat(here, codes.number_of(code - codes.BIS), codes.place_of(code - codes.BIS))


def forget(here: facts.Sheet) -> None:
    """Forgets the turn of the round."""
    here.stage = codes.START
    here.number = 0
    here.effect = codes.NOTHING
    here.combo = -1
    here.house = -1
    here.first = 0
    here.shuffle = 0
    here.spent = 0
