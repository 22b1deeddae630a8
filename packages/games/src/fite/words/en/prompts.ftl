### What is asked of whoever reads it, and who is waited for.

asked_choosingPowers = Pick a super power, or none. It works once.
asked_placingAtSetup = Where does your fighter enter? This placement is seen before turn 1 and gives no bonus.
asked_placing = Where does your fighter stand this turn? Choose in secret.
asked_relocating = Both fighters are seen. Use Swift to change places, or hold?
asked_dividing = Divide your dice: how many attack, how many defend?
asked_reacting = The dice are down. Change yours?

chosen = Your choice is made.

# $names: who is waited for. $task: what they do, from the messages below. $count: how many they are.
waiting = { $count ->
        [one] Waiting for { LIST($names) } { $task }.
       *[other] Waiting for { LIST($names) } { $task }.
    }
waited_choosingPowers = to pick a power
waited_placingAtSetup = to enter the arena
waited_placing = to choose a place
waited_relocating = to use Swift or hold
waited_dividing = to divide the dice
waited_reacting = to answer the roll

# What a hand means, for those who cannot see it.
hand_closed = { DOES($seat, "have", "has") } chosen
hand_choosing = { DOES($seat, "are", "is") } choosing

# Who stands on a place. $seat: whose fighter. $fighter: its own name; null where it is not known.
standsHere = { $fighter ->
        [null] { DOES($seat, "stand", "stands") } here.
       *[other] { OWNS($seat) } { $fighter } stands here.
    }
