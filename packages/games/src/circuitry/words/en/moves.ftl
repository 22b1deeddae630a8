### Moves, as orders that somebody could give. No full stop. Pawns go by their colours.

# $colour: of the pawn; null for one without a colour, which goes by the $number of its seat.
pawn = { $colour ->
        [null] seat { NUMBER($number) }
       *[other] { COLOUR($colour) }
    }
nodeAt = { NODE($to) } ({ SPOT($site) })

pickColour = Choose { COLOUR($colour) }
drawGold = Take a gold mini
drawGreen = Take the top green mini
drawKind = Take { MINI($from) }
drawTwoGold = Take two gold minis
discard = Discard { MINI($mini) }

# Wherever something is paid, $pay, $pays and $payPawn are null where the cards that pay lie beside the words.

# A step of a pawn. $verb: step, force or push. $exit: by which port of card 1; null for none. $to: a node; null for back to
# card 1. $axis: about which card 1 then turns; null if it does not.
stepping = { $verb }{ $exit ->
        [null] { "" }
       *[other] { " " }out by { PORT($exit) }
    }{ $to ->
        [null] { " " }and back to card 1
       *[other] { " " }to { $to }
    }{ $pay ->
        [null] { "" }
       *[other] { " " }with { PAYS($pay) }
    }{ $axis ->
        [null] { "" }
       *[other] , turning card 1 { ABOUT($axis) }
    }
step = Step
force = Force { $pawn }
push = Push { $pawn }

# $steps: how many. $to: the last node.
walk = Walk { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $to }{ $pays ->
        [null] { "" }
       *[other] { " " }with { PAYMENT($pays) }
    }
gain = Gain { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } at { CARD($at) }{ $pay ->
        [null] { "" }
       *[other] { " " }with { PAYS($pay) }
    }
deliver = Deliver { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }{ $pay ->
        [null] { "" }
       *[other] { " " }with { PAYS($pay) }
    }
endTurn = End the turn
concede = Give up the game
layCard = Lay { CARD($card) }

# $place: where, from card 1. $lie: which way up.
layAt = Lay it { $place }, { $lie }
lay = Lay { CARD($card) }: { $place }, { $lie }
rotate = Rotate { CARD($card) }
flip = Flip { CARD($card) }
slide = Slide { CARD($card) } to the place { $place }
swapCard = Swap { CARD($card) }
swapWith = Swap it with { CARD($card) }
swap = Swap { CARD($a) } and { CARD($b) }
axis = Turn card 1 { ABOUT($axis) }
jump = Force { $pawn } through to { $to }{ $payPawn ->
        [null] { "" }
       *[other] : { PAYS($payPawn) } for the pawn, { PAYS($payPortal) } for the portal
    }

# $axis: about which card 1 then turns; null if it does not.
portal = Jump to { $to } with Portal{ $pay ->
        [null] { "" }
       *[other] { " " }and { PAYS($pay) }
    }{ $axis ->
        [null] { "" }
       *[other] , turning card 1 { ABOUT($axis) }
    }
inhibit = Inhibit { $pawn }
respond = { $answer ->
        [inhibit] Stop it with Inhibit
        [pass] Let it pass
       *[passTurn] Let everything pass until the turn ends
    }
freeYourself = Free yourself
free = Free { $pawn }
spendCharge = Spend 1 charge to end the Inhibit

# $pay: null if nothing is paid.
take = Take 1 charge from { $pawn } with Exchange{ $pay ->
        [null] { "" }
       *[other] { " " }and { PAYS($pay) }
    }
giveCharge = Give { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } to { $pawn } with Exchange
give = Give { $pawn } { MINI($mini) }
ask = Ask { $pawn } for { MINI($mini) }

# $yes: give it, or keep it. $mini: null where it is not known.
answer = { $yes ->
        [true] Give
       *[false] Keep
    } { $mini ->
        [null] it
       *[other] { ASKED($mini) }
    }
