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

# $number: of the seat. $name: of who sits there; null where no names are at hand.
opponent = Choose { $name ->
        [null] seat { NUMBER($number) }
       *[other] { $name }
    }
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
showHand = Show your hand to { $name ->
        [null] seat { NUMBER($number) }
       *[other] { $name }
    }

## Parts of these.

# $seat: the number of its seat; null for the circle. $name: of who sits there, as above. $isOwn: the reader’s. $place: which.
slotIn = { $seat ->
        [null] circle, slot { NUMBER($place) }
       *[other] { $isOwn ->
            [true] your
           *[false] { $name ->
                [null] seat { NUMBER($seat) }
               *[other] { $name }
            }’s
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

# A Permanent on the table. $seat: the number of its seat. $name: of who sits there, as above. $isOwn: the reader’s. $nth: which of that name, $which as a word.
permanentOf = { $isOwn ->
        [true] your
       *[false] { $name ->
            [null] seat { NUMBER($seat) }
           *[other] { $name }
        }’s
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
