### Why Circuitry refuses a move, by the keys that the rules give. What names pieces is code: refusals.en.ts.

asks_pickingColour = First choose a colour.
asks_drawing = First take your minis.
asks_discarding = First discard a mini.
asks_menu = Nobody has asked for that.
asks_laying = First say where the card goes.
asks_swapping = First say which card it is swapped with.
asks_forcing = First say where the pawn goes.
asks_responding = First say whether you stop the play.
asks_choosingAxis = First say which way card 1 turns.
asks_answering = First say whether you give the mini.

notYourTurn = It is somebody else’s turn.
playDeclared = A play has been shown, and those who may stop it are asked first.
botTakesOver = Where more than two play, nobody gives up: a bot takes the seat.
insidePlay = Inhibit has to wait until this is over.
finishPlay = Finish what you have begun first.
nothingToDraw = There is no mini to be taken now.
noDiscard = Minis are discarded only by whoever holds more than 8.
greenUnsorted = Green minis come from the sorted piles or from the active deck, whichever is in use.
nothingThere = There is no mini left to take there.
sixPlayed = You may play 6 minis in a turn, and that would be more.
mustLay = You must lay a circuit card before you end your turn.

alreadyLaid = You have laid a circuit card this turn.
noLayCell = A card is laid on an empty place beside another card.
chargeFaceDown = A charge-point card is laid front up.
startCard = No mini ever moves card 1.
nothingToSwap = There is no other card without pawns to swap it with.
sameCard = Swap takes two different cards.
splitsBoard = The board would fall apart.
noSlide = A card slides one place along another card, or round its corner.

noStanding = No pawn ever stands there.
noSuchNode = There is no such node face up.
staysThere = A step ends on another node.
occupied = Another pawn stands there.
acrossMaster = No pawn moves across the master node.
overPawn = No pawn moves over another one.
notAdjacent = That node is not adjacent.
axisMissing = Card 1 turns over: say which way.
axisUnneeded = Card 1 does not turn over, so there is no way to choose.
arrivesElsewhere = Turned like this, card 1 has another node at that port.
inhibitedPortal = You are inhibited and may not use portals.
noPortal = That is not a portal lying face up.
noForce = No Force is open: play a Force card first.
cannotForce = You hold nothing that could move that pawn.
hasJumped = One Force card allows one jump, and it has been made.

pointHidden = That charge point does not lie face up.
noChargePoint = Your pawn is not on the approach node of that charge point.
noMaster = There is no master node before card 1 has turned over.
needsBlack = This delivery costs a black card.

noSuchSeat = There is no such player.
notOpponent = That goes against opponents only.
notTeammate = That is not a teammate of yours.
notYourSide = You may free yourself or a teammate.
noTeams = There are no teams in this game.
puzzleInhibit = Nobody is inhibited in a puzzle.
alreadyInhibited = That player is inhibited already.
notInhibited = There is no Inhibit to end.
nothingCarried = You carry no charge to spend.
nothingToTake = That pawn carries no charge.
pawnNotAdjacent = That pawn is not on an adjacent node.
exchangePay = Here Exchange is paid otherwise: look at its price.
noRoom = Nobody may hold more than 8 minis and charges.
colourTaken = Somebody has chosen { COLOUR($colour) }.
notInHand = You need { MINI($mini) }, and have none to spare.
cardNotInHand = You do not hold { CARD($card) }.
notOnBoard = { $card ->
        [null] That card
       *[other] { CARD($card, "Card") }
    } is not on the board.
pawnOnCard = There is a pawn on { CARD($card) }.
inhibitedStep = You are inhibited: that node takes { COLOUR($colour) } or black.
inhibitedCharge = You are inhibited: { $colour ->
        [K] the master node takes black
       *[other] that charge point takes { COLOUR($colour) } or black
    }.
portalColour = That portal takes { COLOUR($colour) } or black.
forceColour = To force that pawn takes { COLOUR($colour) } or black.
foreignPoint = You cannot take charge at the { COLOUR($colour) } charge point: it is not yours.
foreignCarried = You still carry charge from the { COLOUR($colour) } charge point.
gainColour = That charge point takes { COLOUR($colour) } or black.
gainsTooMuch = You can gain { $most } at most.
notAtMaster = You deliver from the { COLOUR($colour) } node beside the master node.
deliversTooMuch = { $most ->
        [0] You carry nothing to deliver.
       *[other] You can deliver { $most } at most.
    }
givesTooMuch = { $most ->
        [0] You carry nothing to give.
       *[other] You carry { $most }, so you can give no more.
    }
passedAlready = You cannot pass { MINI($mini) }: a mini changes hands once in a turn.
teammateLacks = Your teammate does not hold { MINI($mini) }.
askedAlready = You have asked that teammate for { MINI($mini) } in this turn.
