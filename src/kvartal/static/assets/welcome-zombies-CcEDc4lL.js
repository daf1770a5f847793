var e=`## Zombie outbreak

welcome-honour-zombies = A game finished: Zombie outbreak
welcome-honour-unbitten = A zombie game without a single captured house
welcome-option-zombies = Zombie outbreak
welcome-option-zombies-hint = Hordes come from both ends of the streets; barricades and bullets keep them off.
welcome-fact-zombies-card =
    { $hordes ->
        [right] Zombies! The hordes on the left move to the right.
        [left] Zombies! The hordes on the right move to the left.
       *[both] Zombies! All hordes move.
    }
welcome-fact-zombies-shoot =
    { $name } spends a bullet and holds back the horde on the { $side ->
        [left] left
       *[right] right
    } of the { $street ->
        [0] top
        [1] middle
       *[2] bottom
    } street.
welcome-fact-zombies-captured = Zombies capture { $name }’s lot { $place }.
welcome-fact-zombies-held = { $name }’s barricade holds on lot { $place }.
welcome-fact-zombies-barricade = { $name } barricades lot { $place }.
welcome-fact-zombies-bullet = { $name } gets one more bullet.
welcome-fact-zombies-rival =
    { $cards ->
        [0] The zombie card goes onto the rival’s stack.
        [1] The zombies take the rival’s only card.
       *[other] The zombies take the rival’s two top cards.
    }
welcome-fact-zombies-over = The last card of the first deck lies open: this is the last round.
welcome-refusal-zombies-owed =
    First decide about the horde on the { $side ->
        [left] left
       *[right] right
    } of the { $street ->
        [0] top
        [1] middle
       *[2] bottom
    } street.
welcome-card-zombie-right = zombies →
welcome-card-zombie-left = zombies ←
welcome-card-zombie-both = zombies ↔
welcome-refusal-zombies-now = No horde is about to move.
welcome-refusal-zombies-order =
    It is the turn of the horde on the { $side ->
        [left] left
       *[right] right
    } of the { $street ->
        [0] top
        [1] middle
       *[2] bottom
    } street.
welcome-refusal-zombies-effect = A barricade takes the place of a fence, and this pair brings no fence.
welcome-refusal-zombies-safe = There is already a barricade on lot { $place }.
welcome-refusal-zombies-barricade = A barricade is built right after its house.
welcome-refusal-zombies-give = At the end of your turn, after the house or a refusal, you say which of your two cards you pass on.
welcome-refusal-no-hands = Nobody holds cards here, so nothing is passed on.
welcome-fault-zombies-captured = { $place }: no horde can have come here.
welcome-fault-zombies-passed = { $place }: a horde has come by here, so it must be captured or barricaded.
welcome-fault-zombies-barricade = { $place }: no barricade can be built here.
welcome-fault-zombies-bullets =
    { $spent ->
        [one] { $spent } bullet is spent, but you had { $most } at most.
       *[other] { $spent } bullets are spent, but you had { $most } at most.
    }
welcome-bad-horde = “{ $text }” is not a horde that can come now; the hordes are { $hordes }.
welcome-horde-idle = Hordes are about to move at the stage “interlude” only, so the field “{ $field }” belongs there.
welcome-bad-order = “{ $text }” is not a zombie card; they are { $orders }.
welcome-order-twice = There is only one zombie card “{ $order }”, and it is named twice.
welcome-order-come = The zombie card “{ $order }” lies in the rival’s stack, so the field “zombies” must not name it as still to come.
welcome-bad-deck = “{ $text }” is not a pile: write how many construction cards lie in it, { $most } at most, and z behind that if a zombie card does.
welcome-deck-unmade = The field “deck” needs the field “decks”, which says how many decks have been made.
welcome-deck-order =
    Pile { $pile } of the deck has been begun, though pile { $before } still has { $plans ->
        [yes] construction cards, its zombie card or plan-completed cards
       *[no] construction cards or its zombie card
    }.
welcome-deck-zombies =
    { $wanted ->
        [one] { $wanted } zombie card is still to come by the piles, but the field “zombies” names { $found }.
       *[other] { $wanted } zombie cards are still to come by the piles, but the field “zombies” names { $found }.
    }
welcome-bad-lies = The rival’s stack has cards that were given to it, in their order, and zombie cards that have come, each once.
welcome-plan-zombie-1 = Two complete estates of 3 with at least one barricade built in each.
welcome-plan-zombie-2 = Build five barricades.
welcome-plan-zombie-3 = Have all houses of one street barricaded.
welcome-plan-zombie-4 = Spend four bullets.
welcome-plan-zombie-5 = Lose at least five houses to the zombies.

welcome-status-zombies =
    Here comes the horde on the { $side ->
        [left] left
       *[right] right
    } of the { $street ->
        [0] top
        [1] middle
       *[2] bottom
    } street. You have { $bullets ->
        [one] { $bullets } bullet
       *[other] { $bullets } bullets
    }.
welcome-status-give = Which card do you pass on?
welcome-status-give-rival = Which card does the rival get?
welcome-button-shoot = Spend a bullet
welcome-button-advance = Let it come
welcome-button-barricade = Build a barricade
welcome-button-give = Pass on { $card }
welcome-action-shoot =
    spend a bullet on the horde on the { $side ->
        [left] left
       *[right] right
    } of the { $street ->
        [0] top
        [1] middle
       *[2] bottom
    } street
welcome-action-advance =
    let the horde on the { $side ->
        [left] left
       *[right] right
    } of the { $street ->
        [0] top
        [1] middle
       *[2] bottom
    } street come
welcome-action-barricade = build a barricade instead of a fence
welcome-action-give = pass on card { $card }
welcome-track-bullets = Bullets
welcome-place-captured = captured by zombies
welcome-place-barricade =
    { $state ->
        [built] a barricade that you built
        [printed] barricaded
       *[open] no barricade
    }
welcome-place-horde =
    { $at ->
        [end] a horde waits at the end of the street
       *[stop] a horde stands here
    }
welcome-place-target = the horde would come here
welcome-mark-bullets = Bullets left: { $left }, spent: { $spent }. Zombie cards still to come: { $cards } ({ $orders }).
welcome-score-bullets = Bullets spent
welcome-guess-zombies = Which houses are open, where the hordes stop, and which boxes of agents have a bullet.
welcome-score-captured = captured
welcome-score-barricade = barricade built
welcome-own-word-exposed = Houses without a barricade, four per street

welcome-paper-zombies-bullets = Bullets
welcome-paper-zombies-spend = The first is yours. Circle a bullet when you get it, cross it off when you spend it.
welcome-paper-zombies-about = With a zombie card a horde comes one arrow further and captures a house without a barricade: its number goes, fences stand around. A bullet holds it.
welcome-paper-zombies-turn-1 = Choose one of the two pairs: a number and an effect.
welcome-paper-zombies-turn-3 = Use the effect, or skip it. Instead of a fence you may close the gap in front of the new house.
welcome-paper-zombies-end = The game ends when somebody has three refusals, three plans, or every house built — or when the first deck runs out.
welcome-meet-zombies = Hordes come to houses in brackets, which have no barricade. Build one instead of a fence, or shoot.

## Lines of the log, without places that have no numbers on the sheet.

welcome-brief-zombies-captured =
    { $street ->
        [0] Zombies capture a lot of { $name } on the top street.
        [1] Zombies capture a lot of { $name } on the middle street.
       *[2] Zombies capture a lot of { $name } on the bottom street.
    }
welcome-brief-zombies-held =
    { $street ->
        [0] { $name }’s barricade holds on the top street.
        [1] { $name }’s barricade holds on the middle street.
       *[2] { $name }’s barricade holds on the bottom street.
    }
welcome-brief-zombies-barricade =
    { $street ->
        [0] { $name } puts up a barricade on the top street.
        [1] { $name } puts up a barricade on the middle street.
       *[2] { $name } puts up a barricade on the bottom street.
    }
`;export{e as default};