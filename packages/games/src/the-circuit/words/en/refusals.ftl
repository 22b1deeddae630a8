### Why The CIRCUIT refuses a move, by the keys that the rules give. What names pieces is code: refusals.en.ts.

draftBegun = You have begun to pick fighters one by one: pick the rest.
notReadyMade = This is not one of the ready-made teams.
teamFull = Your team has its four fighters: choose a hazard.
teamSize = A team has { $needed ->
        [one] { $needed } fighter
       *[other] { $needed } fighters
    }, and you have { NUMBER($chosen) }.
zoneBarred = The Ring Rules card does not allow this zone.
zoneTaken = This zone is not empty.
zoneZero = Nobody deploys in zone 0.
zoneNeighbours = This zone neighbours another team’s deployment zone.
setUpDeadlock = After this the others could not all be placed.
notYours = This fighter is not yours.
notOnBench = This fighter is not on your Bench.
onBench = This fighter is on the Bench.
outsideZone = Deploy as near to the middle of your zone as there is room.
outsideRing = That is outside the ring.
occupied = Somebody stands there.
lastActivated = This fighter was the last you activated: it is another’s turn.
dazzled = A Dazzled fighter cannot be activated.
noStepsLeft = It may move { $limit ->
        [one] { $limit } space
       *[other] { $limit } spaces
    }, and has moved { NUMBER($steps) }.
noVault = Only a fighter with Vault may jump over others.
nobodyToVault = There is nobody to jump over.
noSuchAbility = The active fighter has no such ability.
finisherUsed = It has used its Finishing Move in this match.
usedAlready = This may be used once per activation, and has been.
noTarget = There is nobody in reach to use it on.
noAlly = There is no ally in reach.
hypeShort = It costs { NUMBER($needed) } Hype, and you have { NUMBER($hype) }.
cannotPay = Your cards cannot pay for it.
noActiveTrait = The active fighter has no such trait to use.
noCardToDiscard = You have no card to discard for it.
notATarget = It cannot be used on this fighter.
notAnAlly = This is no ally it can choose.
pay_notInHand = You do not have this card in your hand.
pay_hypeShort = You do not have the Hype for it.
pay_doesNotPay = These cards do not pay the whole cost.
pay_convertNotNeeded = These cards pay without Convert.
pay_cardToSpare = One of these cards is not needed.
pay_lowerCard = Of cards with the same symbols the first is played.
noSuchEffect = This effect is not waiting to be carried out.
notAtTheEdge = It does not stand at the edge of the ring.
ownFighterOut = You cannot Push your own fighter out.
cannotShift = This hazard cannot move there.
notPending = This is not waiting to be carried out.
notPinnable = This fighter cannot be pinned now.
pinIsAutomatic = A pin is always tried when it can be.
concedeLater = You may concede when you are asked something.
canActivate = Nobody tags out while a fighter can be activated.
asks_choosingTeams = You are asked to choose a team.
asks_placingHazard = You are asked to place a hazard.
asks_placingZone = You are asked to choose a deployment zone.
asks_benching = You are asked to choose who starts on the Bench.
asks_choosingSpace = You are asked to deploy.
asks_returning = You are asked to bring a fighter back.
asks_choosingFighter = You are asked to activate a fighter.
asks_taggingOut = You are asked to tag out.
asks_moving = You are asked to move.
asks_acting = You are asked to use an ability.
asks_aiming = You are asked to choose a target.
asks_choosingAlly = You are asked to choose an ally.
asks_paying = You are asked to pay.
asks_giving = You are asked to discard a card.
asks_choosingEffect = You are asked to choose what happens first.
asks_dodging = You are asked to Dodge.
asks_choosingPush = You are asked to choose where to Push.
asks_redirecting = You are asked to redirect the Push.
asks_shifting = You are asked to move a hazard.
asks_orderingTriggers = You are asked to choose what comes first.
asks_sidestepping = You are asked to step aside.
asks_pinning = You are asked to pin.
fighterTaken = { FIGHTER($fighter) } is in another team already.
sameName = Your team has a { FIGHTER($fighter) } already.
nothingShared = { FIGHTER($fighter) } has no identity in common with your team.
noTeamLeft = With { FIGHTER($fighter) } you could not make a legal team of four.
hazardNotAllowed = Your team does not meet the condition of the { HAZARD($hazard) }.
tauntedFirst = { FIGHTER($fighter) } is Taunted and must be activated first.
