### What is asked, who is waited for, and what giving up means.

goingOn = The match goes on.
conceding = Your fighters leave the ring; with two teams the other one wins.

## What is asked of the one who reads it. $fighter is said as in moves.

choosingTeams = Choose your team: take a ready-made one, or pick four fighters who share an identity.
pickMore = Pick { $missing ->
        [one] one more fighter
       *[other] { $missing } more fighters
    }.
pickHazard = Choose the hazard your team brings.
placingHazard = Where does your hazard go?
placingZone = In which zone does your team deploy? It starts there, and comes back there from the Bench.
benching = Who starts on the Bench? The other three start in the ring.

# $fighter, $why
choosingSpace = { $why ->
        [setUp] Where does { $fighter } stand?
       *[other] { $fighter } comes in from the Bench. Where to?
    }
returning = Who comes back into the ring?
choosingFighter = Whom do you activate?
taggingOut = None of your fighters can be activated. Who tags out?

# $phase: the first or the second movement of a turn. $left: how many steps.
moving = { $phase ->
        [first] Move now, or stop and fight
       *[second] Move, or end the turn
    }: { $left ->
        [one] one step
       *[other] { $left } steps
    } left.
acting = Use an ability, or end combat.
aiming = { ABILITY($ability) }: whom does it hit?

# $what: an ability or a trait.
choosingAlly = { $what }: which ally?
paying = { ABILITY($ability) }: which cards pay for it?
giving = { TRAIT($trait) }: which card do you discard?

# $what: the ability or trait whose effects these are; null for what is neither.
choosingEffect = { $what ->
        [null] What happens first?
       *[other] { $what }: what happens first?
    }
dodging = Does { $fighter } Dodge, and where to?
choosingPush = Where do you Push { $fighter }?
redirecting = { $fighter } is about to be Pushed: do you choose where?
shifting = Do you move a hazard, and where to?
orderingTriggers = What comes first?
sidestepping = Does { $fighter } step aside?
pinning = Whom do you pin?

## Who is waited for.

# $names: who. $task: from the messages below.
waiting = Waiting for { LIST($names) } { $task }.
waited_choosingTeams = to choose a team
waited_placingHazard = to place a hazard
waited_placingZone = to choose a deployment zone
waited_benching = to choose who starts on the Bench
waited_choosingSpace = to deploy
waited_returning = to bring a fighter back
waited_choosingFighter = to activate a fighter
waited_taggingOut = to tag out
waited_moving = to move
waited_acting = to use an ability
waited_aiming = to choose a target
waited_choosingAlly = to choose an ally
waited_paying = to pay
waited_giving = to discard a card
waited_choosingEffect = to choose what happens first
waited_dodging = to Dodge
waited_choosingPush = to choose where to Push
waited_redirecting = to redirect the Push
waited_shifting = to move a hazard
waited_orderingTriggers = to choose what comes first
waited_sidestepping = to step aside
waited_pinning = to pin
