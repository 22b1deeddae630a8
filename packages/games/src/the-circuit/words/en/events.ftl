### What happened. A sentence each, but its capital and its full stop are put on later. Fighters are said as the message fighter.

# "your Krag", "Ada’s Warden".
fighter = { OWNS($seat) } { FIGHTER($card, "owned") }

## Before the match.

orderDrawn = the order of play is { LIST($names) }
teamAnew = { DOES($seat, "start", "starts") } the team anew
fightersPicked = { DOES($seat, "have", "has") } picked { FIGHTERS($fighters) }
teamLocked = { DOES($seat, "have", "has") } chosen a team
brings = { DOES($seat, "bring", "brings") } { FIGHTERS($fighters) } and the { HAZARD($hazard) }
ringRulesDrawn = the Ring Rules of this match: { RING_RULES($ringRules) }
hazardPlaced = { DOES($seat, "place", "places") } the { HAZARD($hazard) } in { ZONE($zone) }
zonePlaced = { DOES($seat, "deploy", "deploys") } in { ZONE($zone) }
benched = { $fighter } starts on the Bench
deployed = { $fighter } { $why ->
        [return] comes back into the ring
        [tagOut] is tagged in
       *[setUp] takes its place
    }

## A turn.

turnBegan = round { NUMBER($round) }: { OWNS($seat) } turn
activated = { DOES($seat, "activate", "activates") } { FIGHTER($card) }
movementBegan = { $fighter } may move
movementEnded = { $fighter } { $steps ->
        [0] stays put
        [one] moves { $steps } space
       *[other] moves { $steps } spaces
    }
moved = { $fighter } { $how ->
        [vault] vaults over
        [dodge] Dodges
        [push] is Pushed
        [teleport] is thrown across the ring
       *[step] takes a step
    }
swapped = { $fighter } and { $other } swap spaces
hazardEntered = { $fighter } { $byPush ->
        [true] is Pushed
       *[false] goes
    } into the { HAZARD_OF($hazard) }
hazardLeft = { $fighter } leaves the { HAZARD_OF($hazard) }
zoneEntered = { $fighter } enters { ZONE($zone) }
triggered = { TRIGGER($trigger) } acts on { $fighter }
handDiscarded = { $cards ->
        [one] { $cards } card of the hand is discarded
       *[other] { $cards } cards of the hand are discarded
    }
turnEnded = { OWNS($seat) } turn ends
roundEnded = round { NUMBER($round) } ends
ringShrunk = the ring shrinks: spaces more than { NUMBER($radius) } away from its middle are gone
hazardMoved = the { HAZARD_OF($hazard) } moves to { ZONE($to) }

## Combat.

# $which: the cards, for whoever may see them; null for others.
drawn = { $count ->
        [one] { $count } card is drawn
       *[other] { $count } cards are drawn
    }{ $why ->
        [combat] { " " }for combat
        [pumpedUp] { " " }for being Pumped Up
       *[effect] { "" }
    }{ $which ->
        [null] { "" }
       *[other] : { $which }
    }
deckRefilled = { OWNS($seat) } discard pile becomes the deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

# $target, $ally: null for none.
abilityUsed = { $fighter } uses { ABILITY($ability) }{ $target ->
        [null] { "" }
       *[other] { " " }on { $target }
    }{ $ally ->
        [null] { "" }
       *[other] , with { $ally }
    }{ $convert ->
        [true] , with Convert
       *[false] { "" }
    }

# $ally: null for none.
traitUsed = { $fighter } uses { TRAIT($trait) }{ $ally ->
        [null] { "" }
       *[other] { " " }with { $ally }
    }
reacted = { $fighter } reacts: { TRAIT($trait) }

# $amount: how much Hype. $total: how much there is then.
hypeChanged = { $way ->
        [gain] { DOES($seat, "gain", "gains") }
        [spend] { DOES($seat, "spend", "spends") }
       *[lose] { DOES($seat, "lose", "loses") }
    } { NUMBER($amount) } Hype { $why ->
        [start] to start with
        [ability] for the ability
        [trait] from a trait
        [hazard] from a hazard
        [ringRules] from the Ring Rules
        [effect] from the ability
        [defeat] for the defeat
        [struggle] as the crowd roars
        [cost] for the ability
        [convert] to Convert a symbol
        [drain] to the enemy’s ability
       *[tagOut] for the Tag Out
    }, and { IS_YOU($seat) ->
        [true] have
       *[false] has
    } { NUMBER($total) }
pinBegan = { $fighter } pins { $pinned }

# $symbols: on the card. $struggle: what it does; null for nothing. $counted: the count after it.
pinCard = a { SYMBOLS($symbols) } card is revealed{ $struggle ->
        [null] { "" }
       *[other] , { STRUGGLE($struggle) }
    }: { $how ->
        [pinBreak] a pin break
        [notYet] it does not count
       *[counted] { NUMBER($counted) }
    }
pinEnded = { $pinned } { $success ->
        [true] taps out
       *[false] breaks the pin
    }
defeated = { $fighter } { $cause ->
        [tagOut] tags out
       *[other] is defeated: { DEFEAT($cause) }
    }
finishingMoveUsed = Finishing Move number { NUMBER($used) } for { NAME($seat) }

## What fighters suffer and gain.

# With a space before it, after what is suffered.
by = { $by ->
        [trait] { " " }from a trait
        [hazard] { " " }from the hazard
        [ringRules] { " " }from the Ring Rules
        [burning] { " " }from Burning
        [struggle] { " " }in the struggle
        [pin] { " " }in the pin
       *[ability] { "" }
    }

# $by: as the message by.
damaged = { $fighter } suffers damage{ $by }: { NUMBER($damage) } of { NUMBER($sta) }
healed = { $fighter } recovers { NUMBER($by) } damage: { NUMBER($damage) } left

# $by: as the message by.
stunned = { $fighter } is stunned{ $by }: { $stun ->
        [one] { $stun } Stun token
       *[other] { $stun } Stun tokens
    }
unstunned = { $fighter } loses { $by ->
        [one] { $by } Stun token
       *[other] { $by } Stun tokens
    }: { NUMBER($stun) } left
stateGained = { $fighter } becomes { STATE($state) }
stateLost = { $fighter } is no longer { STATE($state) }
traitGained = { $fighter } has { TRAIT($trait) } from now on
ignored = { TRAIT($trait) }: { $fighter } ignores { $what ->
        [push] the Push
        [abilityDamage] 1 damage
       *[abilityStun] 1 Stun token
    }
immune = { TRAIT($trait) }: { $fighter } cannot become { STATE($state) }
effectSkipped = { $why ->
        [declined] { $fighter } stays where it is
       *[impossible] { $effect ->
            [dodge] { $fighter } cannot Dodge
            [push] { $fighter } cannot be Pushed anywhere
            [teleport] the space across the ring is taken, and { $fighter } stays where it is
           *[shiftHazard] no hazard can move
        }
    }
ropesHeld = the ropes hold { $fighter }

## How it ended.

conceded = { DOES($seat, "concede", "concedes") }
matchDrawn = the bell rings, and the match is a draw
matchWon = { DOES($seat, "win", "wins") } the match { $cause ->
        [finishingMoves] with three Finishing Moves
        [bell] when the bell rings
       *[concession] as nobody else is left
    }
