### Moves, as orders that somebody could give. No full stop.

# $place: of the die in the throw, so that dice that show the same are told apart. $die: what it shows; null if it is gone.
die = die { NUMBER($place) }{ $die ->
        [null] { "" }
       *[other] { " " }({ DIE($die) })
    }

# $slot: its number. $card: what lies there; null for nothing.
slot = { $card ->
        [null] slot { NUMBER($slot) }
       *[other] { TRICK($card) } (slot { NUMBER($slot) })
    }

# $dice: each as the message die says it.
rethrow = Throw { LIST($dice) } again
keepAll = Keep all dice
# $count: dice in the throw.
rethrowAll = { $count ->
        [one] Throw the die again
       *[other] Throw all dice again
    }
place = Put { $die } on { $slot }

# $places: each as the message onto says it.
placeAll = Put { LIST($places) }
onto = { $die } on { $slot }
resolve = Award { $slot } next
reroll = { $yes ->
        [true] Throw the red dice onto the other tricks
       *[false] Return the red dice to the supply
    }
leave = Leave the show as it is
swap = Exchange positions { NUMBER($left) } and { NUMBER($right) }
swapTricks = Exchange positions { NUMBER($left) } and { NUMBER($right) }: { TRICK($first) } and { TRICK($second) }
concede = Concede the contest
