### Moves, as orders that somebody could give. No full stop.

keep = Keep the hand
redraw = Replace the hand
pickElements = Take { ELEMENTS($elements) }

# $payment: as the message payment says it; null where it is asked for later.
cast = Cast { SPELL($spell) }{ $payment ->
        [null] { "" }
       *[other] , paying { $payment }
    }
activate = Activate { $permanent }{ $payment ->
        [null] { "" }
       *[other] , paying { $payment }
    }
giveUp = Give up
end = End the turn
pay = Pay { $payment }
stop = Forgo the rest
concede = Leave the round

# $number: of the seat.
opponent = Choose seat { NUMBER($number) }
takeLooked = { $destroys ->
        [true] Destroy
       *[false] Take
    } { SPELL($spell) }
discardSpell = Discard { SPELL($spell) }

# $element: as elementIn says it. $slot: as slotIn says it.
destroySlot = Destroy { $element } in { $slot }
putType = Put { ELEMENT($element) }

# $target: as target says it.
into = Into { $target }
put = Put { ELEMENT($element) } into { $target }
moveFrom = Move { $element } from { $slot }
move = Move { $element } from { $slot } into { $target }
permanent = Choose { $permanent }
mode = Choose effect { NUMBER($number) }
freeSpell = Cast { SPELL($spell) } for free
limitDiscard = Discard { $card }
showHand = Show your hand to seat { NUMBER($number) }

## Parts of these.

# A slot where no names are at hand. $seat: the number of its seat; null for the circle. $isOwn: the reader’s. $place: which.
slotIn = { $seat ->
        [null] circle, slot { NUMBER($place) }
       *[other] { $isOwn ->
            [true] your
           *[false] seat { NUMBER($seat) }’s
        } slot { NUMBER($place) }
    }
elementIn = { $element ->
        [null] the element
       *[other] the { ELEMENT($element) }
    }
target = { $slot }{ $replaced ->
        [null] { "" }
       *[other] , in place of { ELEMENT($replaced) }
    }

# A Permanent on the table. $seat: the number of its seat. $isOwn: the reader’s. $nth: which of that name, $which as a word.
permanentOf = { $isOwn ->
        [true] your
       *[false] seat { NUMBER($seat) }’s
    } { $which ->
        [first] { "" }
        [second] second{ " " }
        [third] third{ " " }
        [fourth] fourth{ " " }
       *[other] no. { NUMBER($nth) }{ " " }
    }{ SPELL($spell) }
permanentGone = Permanent { NUMBER($number) }

# $parts: as the next two messages say them.
payment = { LIST($parts) }
ofCircle = { COST($cost) } of the circle
ofOwn = { COST($cost) } of your own
nothing = nothing
