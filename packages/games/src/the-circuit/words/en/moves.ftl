### Moves, as orders that somebody could give. No full stop. Their capitals are put on later, where they have none.

# Whose fighter, where both teams have it.
fighterOf = { OWNS($seat) } { FIGHTER($card, "owned") }

# Whose hazard, where both teams brought it.
hazardOf = { OWNS($seat) } { HAZARD($card) }
theHazard = the { HAZARD($card) }
direction_NE = north-east
direction_E = east
direction_SE = south-east
direction_SW = south-west
direction_W = west
direction_NW = north-west

# $cards: those paid with; null for none.
payment = { $cards ->
        [null] no card
       *[other] { $cards }
    }{ $convert ->
        [true] , Convert for 1 Hype
       *[false] { "" }
    }

## Before the match.

pickTeam = Take { FIGHTERS($fighters) }
pickFighter = Take { FIGHTER($fighter) }, { $tagLine }
pickHazard = Take the { HAZARD($hazard) }
selectTeam = Take { FIGHTERS($fighters) } with the { HAZARD($hazard) }
placeHazard = Place the hazard in { ZONE($zone) }
placeZone = Deploy in { ZONE($zone) }
bench = Start with { $fighter } on the Bench
deployAt = Deploy at space { $space }

## A turn.

return = Bring back { $fighter }
activate = Activate { $fighter }
tagOut = Tag out { $fighter }

# $direction, $fighter: null where nobody is about to move. Of these six, whom it moves.
step = Step { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }with { $fighter }
    }
vault = Vault { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }with { $fighter }
    }
stop = Stop moving
path = Move to space { $space }
use = Use { ABILITY($ability) }
trait = Use { TRAIT($trait) }
endCombat = End combat
target = Target { $fighter }
ally = Choose { $fighter }
pay = Pay with { $payment }

# $target, $ally: null for none.
play = Use { ABILITY($ability) }{ $target ->
        [null] { "" }
       *[other] { " " }on { $target }
    }{ $ally ->
        [null] { "" }
       *[other] { " " }for { $ally }
    }, paying with { $payment }
first = First: { $what }
effectNumber = effect { NUMBER($number) }
autoOrder = In printed order
dodge = Dodge { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }with { $fighter }
    }
noDodge = Do not Dodge
push = Push{ $fighter ->
        [null] { "" }
       *[other] { " " }{ $fighter }
    } { $direction }
pushOut = Push out of the ring
pushLine = Push{ $fighter ->
        [null] { "" }
       *[other] { " " }{ $fighter }
    } { $direction } as far as it goes
shift = Move { $hazard } to { ZONE($zone) }
noShift = Leave the hazards where they are
pin = Pin { $fighter }
noPin = Do not pin
react = React: { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }with { $fighter }
    }
noReaction = Do not react
give = Discard { $cards }
concede = Concede the match
