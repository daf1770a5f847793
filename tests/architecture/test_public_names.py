"""What `import kvartal` offers is pinned: a change here is a change for every user."""

import kvartal

NAMES = """
EVERYTHING SPECTATOR Action AskingDealer BadLine Chance Dealer Decide Draft Driver Entry Fact Game Journal KvartalError
Line Moves Option OutOfTurn Over Plain Playouts Position Refusal Rng Rules ScriptedDealer SeededDealer Spec Standing
Tier
Unreadable new read_position replay rules titles told total write_position
"""


def test_the_public_names_are_these() -> None:
    assert kvartal.__all__ == NAMES.split()


def test_every_public_name_is_there_and_explained() -> None:
    for name in kvartal.__all__:
        thing = getattr(kvartal, name)
        if callable(thing):
            assert thing.__doc__, name
