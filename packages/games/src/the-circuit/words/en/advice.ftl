### Why a move is worth making.


# $fighter. $cards: that it draws. $engaged: enemies it engages already.
stepsUp = { $fighter } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $engaged ->
        [0] { "" }
        [one] { " " }and engages { $engaged } enemy already
       *[other] { " " }and engages { $engaged } enemies already
    }.
canFinish = You can pay for { $fighter }’s Finishing Move.

# $fighter, $enemies
reaches = { $fighter } then engages { LIST($enemies) }.

# $fighter, $enemy, $spaces
nears = { $fighter } is then { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from { $enemy }.

# $fighter, $cards, $canMoveLater
stays = { $fighter } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } here{ $canMoveLater ->
        [true] , and may still move after combat
       *[false] { "" }
    }.

# $target, $damage, $sta
damages = { $target } then has { NUMBER($damage) } damage of { NUMBER($sta) }.
knocksOut = It is enough to Knock { $target } Out.

# $target, $stun, $pin
stuns = { $target } then has { $stun ->
        [one] { $stun } Stun token
       *[other] { $stun } Stun tokens
    } of { NUMBER($pin) }.

# $target. $percent: how often it succeeds.
pins = That is enough to pin { $target }, which succeeds { NUMBER($percent) } times in a hundred.

# $target, $pushes, $spaces
pushes = { $target } stands { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from the outside, and this is { $pushes ->
        [one] { $pushes } Push
       *[other] { $pushes } Pushes
    }.
canPushOut = It can Push { $target } out of the ring.

# $target, $hype
pushedOut = { $target } is out, and you gain { NUMBER($hype) } Hype.

# $target, $spaces
pushedTo = { $spaces ->
        [0] { $target } then stands at the edge
        [one] { $target } is then { $spaces } space from the edge
       *[other] { $target } is then { $spaces } spaces from the edge
    }.

# $target, $hazard
intoHazard = { $target } lands in the { $hazard }.
finishes = It is Finishing Move number { NUMBER($number) } of three.
earns = It earns { NUMBER($hype) } Hype.

# $fighter. $things: as the next two messages say them.
recovers = { $fighter } loses { LIST($things) }.
ofDamage = { NUMBER($damage) } damage
ofStun = { $stun ->
        [one] { $stun } Stun token
       *[other] { $stun } Stun tokens
    }

# What is left in hand after paying. $cards, $symbols
leaves = It leaves { $cards ->
        [0] no card in your hand
        [one] one card: { $symbols }
       *[other] { $cards } cards: { $symbols }
    }.
converts = It costs 1 Hype, and you have { NUMBER($hype) }.
