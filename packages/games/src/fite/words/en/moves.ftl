### Moves, as orders that somebody could give. No full stop.

# $power: its name; null for none. $does: what it does.
power = { $power ->
        [null] Enter without a power
       *[other] Take { $power }: { $does }, once
    }

# $place: its name. $bonus: what it gives.
place = Stand on { $place }: { $bonus }

# $place: null for staying.
swift = { $place ->
        [null] Hold your ground
       *[other] Use Swift and go to { $place }
    }

# $off: dice to attack. $rest: all others; null if nobody knows how many.
split = { NUMBER($off) } to attack, { $rest ->
        [null] the rest
       *[other] { NUMBER($rest) }
    } to defence{ $power ->
        [null] { "" }
       *[other] , using { $power }
    }
leaveDice = Leave the dice as they lie
concede = Concede the bout

## What a reaction does, part by part. $form: order, "use Brutal"; you, "you use Brutal"; they, "Ada uses Brutal".

# $power: its name; null where it is not known.
use = { $form ->
        [they] uses
       *[other] use
    } { $power ->
        [null] the super power
       *[other] { $power }
    }

# Dice among those that are moved or flipped, by what they show. $dice: how many of them show the same.
face = { $dice ->
        [one] the { NUMBER($face) }
       *[other] two { NUMBER($face) }s
    }

# $faces: each as face says it. $from: the pool that the dice leave.
move = { $form ->
        [they] moves
       *[other] move
    } { LIST($faces) } { $from ->
        [off] from attack to defence
       *[def] from defence to attack
    }

# $pools: each as flippedIn says it.
flip = { $form ->
        [they] flips
       *[other] flip
    } { LIST($pools) }
flippedIn = { LIST($faces) } { $pool ->
        [off] in attack
       *[def] in defence
    }
bonus = { $form ->
        [they] gives
       *[other] give
    } a { NUMBER($face) } the location’s bonus

# One part after the other.
inOrder = { IN_TURN($parts) }
