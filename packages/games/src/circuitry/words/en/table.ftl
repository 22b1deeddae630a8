### What stands on the table of Circuitry. What names pieces is code: table.en.ts.

letters_O = O
letters_L = L
letters_D = D
letters_G = G
letters_P = P
letters_R = R
letters_K = K

# $no, $side
card = Card { NUMBER($no) }, { $side ->
        [F] front
       *[other] back
    }
board = The board
boardHelp = Arrow keys go from one choice to the next; plus, minus and zero zoom.
zoomIn = Zoom in
zoomOut = Zoom out
fit = Show the whole board
nearMe = Go to my pawn

# $node, $n
stepTo = Step to the { $node }{ $n ->
        [one] { "" }
       *[other] , { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
    }
jumpTo = Jump to the { $node }
masterNode = Deliver at the master node
pawnOf = Pawn of { $name }
chosen = chosen
pressAgain = press again to play

round = Round { NUMBER($n) }
turnOf = Has the turn
you = You
minis = { $n ->
        [one] { $n } mini card
       *[other] { $n } mini cards
    }
circuits = { $n ->
        [one] { $n } circuit card
       *[other] { $n } circuit cards
    }
carries = carries { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }

# $n, $of
delivered = delivered { NUMBER($n) } of { NUMBER($of) }
inhibited = { $n ->
        [0] Inhibited until the next turn
       *[other] Inhibited for { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
    }
# Told to whoever is inhibited, for as long as it lasts.
inhibitedMeans = a step needs the node’s own colour or black, and no portal works.
away = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } to go
toCharge = to the charge point
toMaster = to the master node
known = Known cards of { $name }
knownOwn = Your mini cards
knownNone = No mini card of this hand has been seen.
knownEmpty = There is no mini card in this hand.
unknown = and { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } nobody else has seen

supply = Cards to take
openSupply = Decks and discards
gold = Gold deck
goldShort = Gold
greenShort = Green
goldHas = Gold deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
takeGold = Take from the gold deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left
takeTwoGold = Take two gold

# $kind, $n
takePile = Take { $kind }, { NUMBER($n) } left

# $kind, $n
pile = { $kind }, { NUMBER($n) } left
greenDeck = Green deck
takeGreen = Take from the green deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left
discards = Discards, oldest first
nextUp = Next to come, in this order
empty = empty

hand = Your mini cards
handEmpty = No mini cards
cardsDo = What the cards do
movementCards = Movement cards
does_move = A step to the next node, of any colour. Your own colour takes charge, too.
does_K = Serves for any colour; the winning delivery takes one.
does_Rotate = Turns a card round, pawns and all.
does_Swap = Two cards without pawns change places.
does_Flip = Turns over a card without pawns.
does_Slide = Moves a card one place, along another card or round its corner, pawns and all.
does_Force = Pushes a rival’s pawn: each step takes a card in its colour or black.
does_Portal = Jumps to any portal, with a card in the portal’s colour or black.
does_Inhibit = For 3 turns a rival’s every step needs the node’s own colour or black, and no portal works. At any time, out of turn too.
does_Free = Ends an Inhibit.
does_Exchange = Takes a charge from a rival’s pawn on the next node.
circuitHand = Your circuit cards
circuitCard = Circuit card { NUMBER($no) }
held = { NUMBER($n) } held
playable = can be played
payWith = Pay with
payPawn = For the pawn
payPortal = For the portal
axisLabel = Card 1 turns
axis_long = sideways
axis_short = head over heels
amount = How many charges
turnIt = Turn
byStep = Step
byPortal = Portal
whom = Whom?
which = Which card?
confirm_step = Step
confirm_walk = Walk { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
confirm_portal = Jump
confirm_gain = Take charge
confirm_deliver = Deliver
confirm_lay = Lay it
confirm_rotate = Rotate
confirm_swap = Swap
confirm_flip = Flip
confirm_slide = Slide
confirm_force = Force
confirm_inhibit = Inhibit
confirm_free = Free
confirm_take = Take charge
confirm_giveCharge = Give charge
confirm_spendCharge = Spend 1 charge
confirm_give = Give
confirm_ask = Ask
confirm_discard = Discard
confirm_axis = Turn it
notNow = Not now
endTurn = End turn
keepForcing = Push { $name } on
passMini = Pass a card
askMini = Ask for a card
yes = Give it
no = Keep it
stopIt = Inhibit it
letPass = Let it pass
letAllPass = Let all pass this turn
guide_step = Press a glowing node to walk there, or a card of your hand to play it.
guide_lay = Press a place beside the board.
guide_layCard = Press a circuit card, then a place beside the board.
guide_card = Press a card on the board.
guide_other = Press the card to swap it with.
guide_cell = Press a place to slide to.
guide_place = Press a node.
guide_target = Press a pawn.
guide_mini = Press a mini card.
noPath = no way

# $n: steps.
left = { NUMBER($n) } to go

# $name, $before, $after
goesFrom = { $name }: { $before } to go, then { $after }

# $opened, $cut
rewires = { $opened ->
        [one] { $opened } new link
       *[other] { $opened } new links
    }, { NUMBER($cut) } cut
lastBlack = your last black card: the winning delivery takes one
news = Meanwhile
# Where the reader has to go next. $card: the one with the own charge point.
aim_inHand = Your charge point is on card { NUMBER($card) }, in your hand.

# $n: steps.
aim_charge = { $n ->
        [0] At your charge point: your colour or black takes charge.
        [one] { $n } step to your charge point. There your colour or black takes charge.
       *[other] { $n } steps to your charge point. There your colour or black takes charge.
    }
aim_under = The master node is under card 1, until the last pawn has left it.

# $n: steps.
aim_master = { $n ->
        [0] At your node by the master node: black delivers.
        [one] { $n } step to your node by the master node. There black delivers.
       *[other] { $n } steps to your node by the master node. There black delivers.
    }

# $to: the charge point, or the node beside the master node. $n: steps.
aim_way = { $n ->
        [0] You are
        [one] { $n } step to go: then you are
       *[other] { $n } steps to go: then you are
    } at your { $to ->
        [charge] charge point
       *[master] node by the master node
    }.

# $to
aim_cut = No way leads to your { $to ->
        [charge] charge point
       *[master] node by the master node
    } now.
breakFree = Free: spend 1 charge
ending_titleNobody = Nobody wins
ending_title = { $winners } wins
ending_titleYou = You win
ending_titleMany = { $winners } win
ending_titleShared = A shared win
ending_delivered = The charge is home.
ending_roundLimit = The rounds are over: most delivered wins, then most carried.
ending_stalemate = Nobody could or would go on.
ending_conceded = Nobody else plays on.
ending_unsolved = The turn is over, and the charge is not home.
ending_titleUnsolved = Not solved yet
ending_titleSolved = Solved
ending_lookBack = Look at the board
ending_toStage = Back to the ending
ending_ranking = Who brought what
ending_delivers = delivered
ending_carries = carried
ending_rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

# $colour, $card, $site: where on the card.
node = { COLOUR($colour) } node, { SPOT($site) } of card { NUMBER($card) }

# $colour, $card, $site
portalNode = { COLOUR($colour) } portal, { SPOT($site) } of card { NUMBER($card) }

# $place: from card 1, which is the middle.
cell = Empty place { $place }

# $card: its name. $x, $y: column and row. $pawns: who stands on it; null for nobody.
cardAt = { $card }, column { NUMBER($x) }, row { NUMBER($y) }{ $pawns ->
        [null] { "" }
       *[other] : { $pawns }
    }
leaveBy = Leave card 1 by { PORT($port) } and come back on its other side
chargePoint = Take charge at the { COLOUR($colour) } charge point
team = Team { NUMBER($n) }
