var e=`## The guided first game: each tip comes at the moment it is needed.

welcome-guide-start = Three decks give three pairs: a house number and an effect. Take any of them; your rivals choose from the same three.
welcome-guide-chosen = Touch a lot. Numbers grow from left to right in every street: you may skip some, but never repeat one. Low numbers go left, high ones right.
welcome-guide-chosen-temp = Temps change the number by up to 2 either way. Touch a lot, and we will ask which number to write.
welcome-guide-built-fence = A fence stands between two houses. Houses between two fences, with no empty lot among them, are an estate; estates score and fulfil plans.
welcome-guide-built-agent = An agent makes estates of one size worth more. Choose a size below the streets.
welcome-guide-built-park = A park scores for the street you have just built in. Every further one is worth more.
welcome-guide-built-pool = The house stands on a lot with a pool: build it, pools are worth more and more.
welcome-guide-built-bis = A bis repeats the number of a neighbour. It closes a gap, but each one costs points.
welcome-guide-built = The house is built. Look at the city plans: the first to fulfil one gets more. Now finish your turn.
welcome-guide-plan = Your estates fulfil a plan. Claim it: these houses are marked then and do not count for another.
welcome-guide-refuse = No number fits; it happens. We mark a refusal: the first costs nothing, the third ends the game.
`;export{e as default};