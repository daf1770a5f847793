var e=`## Rivals: the Collector's game for one

welcome-option-rivals = Rival
welcome-option-rivals-hint = Alone against a rival who lives on the cards you give away.
welcome-option-rivals-none = none
welcome-option-rivals-0 = level 0, practice
welcome-option-rivals-1 = level 1, Sergey
welcome-option-rivals-2 = level 2
welcome-option-rivals-3 = level 3
welcome-option-rivals-4 = level 4
welcome-option-rivals-5 = level 5
welcome-option-rivals-6 = level 6
welcome-rival = Rival
welcome-rival-level =
    { $level ->
        [0] Practice, level 0
        [1] Sergey, level 1
       *[other] Rival, level { $level }
    }
welcome-rival-stack =
    { $cards ->
        [one] { $cards } card in the stack
       *[other] { $cards } cards in the stack
    }
welcome-rival-plan-open = The plan-completed card of plan { $plan } has not come up yet.
welcome-rival-letter =
    { $plan ->
        [1] Plan 1
        [2] Plan 2
       *[3] Plan 3
    }
welcome-rival-card = Points for each card
welcome-rival-did = What the rival just did
welcome-fact-rival-given = The rival gets { $card }.
welcome-fact-rival-card =
    { $card ->
        [A] Plan-completed card A comes up: plan 1.
        [B] Plan-completed card B comes up: plan 2.
       *[C] Plan-completed card C comes up: plan 3.
    }
welcome-fact-rival-plan =
    { $points ->
        [one] The rival completes plan { $plan } and gets { $points } point.
       *[other] The rival completes plan { $plan } and gets { $points } points.
    }
welcome-fact-rival-no-plan = The rival does not complete plan { $plan }.
welcome-fact-rival-approved = Plan { $plan } is approved and pays less from now on.
welcome-line-rival-plan = The rival’s plan { $plan }
welcome-line-rival-cards =
    { $effect ->
        [park] Park cards of the rival: { $cards }
        [pool] Pool cards of the rival: { $cards }
        [temp] Temp cards of the rival: { $cards }
        [agent] Agent cards of the rival: { $cards }
        [bis] Bis cards of the rival: { $cards }
       *[fence] Fence cards of the rival: { $cards }
    }
welcome-line-rival-estates = Estates in the rival’s stack: { $estates }
welcome-reason-rival-won = You have beaten the rival!
welcome-reason-rival-lost = The rival wins.
welcome-tier-rival =
    { $sign ->
        [minus] { $size } less than the rival
        [plus] { $size } more than the rival
       *[zero] as many as the rival
    }
welcome-bad-completed = “{ $text }”: the plan-completed cards are A, B and C, and each comes once.
welcome-bad-reward = “{ $text }” cannot be what plan { $plan } brought the rival; possible: { $possible }.
welcome-rival-values =
    { $effect ->
        [fence] A fence card brings { $points }.
        [agent] An agent card brings { $points } in an estate.
        [park] A park card brings { $points }.
        [pool] A pool card brings { $points }.
        [temp] A temp card brings { $points }.
       *[bis] A bis card brings { $points } in an estate.
    }
welcome-guess-rivals = The rivals from level 2 on, which plans a rival completes, and how its estates count.
welcome-honour-rival-1 = A rival of level 1 beaten
welcome-honour-rival-2 = A rival of level 2 beaten
welcome-honour-rival-3 = A rival of level 3 beaten
welcome-honour-rival-4 = A rival of level 4 beaten
welcome-honour-rival-5 = A rival of level 5 beaten
welcome-honour-rival-6 = A rival of level 6 beaten
`;export{e as default};