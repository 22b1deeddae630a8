### Züge als Anweisungen, ohne Punkt am Ende.

keep = Hand behalten
redraw = Hand tauschen
pickElements = { ELEMENTS($elements) } nehmen
cast = { SPELL($spell) } wirken{ $payment ->
        [null] { "" }
       *[other] , bezahlt mit { $payment }
    }
activate = { $permanent } aktivieren{ $payment ->
        [null] { "" }
       *[other] , bezahlt mit { $payment }
    }
giveUp = Aufgeben
end = Den Zug beenden
pay = Mit { $payment } zahlen
stop = Auf den Rest verzichten
concede = Die Runde verlassen
opponent = { $name ->
        [null] Platz { NUMBER($number) }
       *[other] { $name }
    } wählen
takeLooked = { SPELL($spell) } { $destroys ->
        [true] zerstören
       *[false] nehmen
    }
discardSpell = { SPELL($spell) } abwerfen
destroySlot = { $element } zerstören: { $slot }
putType = { ELEMENT($element) } legen
into = Auf diesen Platz: { $target }
put = { ELEMENT($element) } legen: { $target }
moveFrom = { $element } bewegen: { $slot }
move = { $element } bewegen: { $slot } → { $target }
permanent = { $permanent } wählen
mode = Wirkung { NUMBER($number) } wählen
freeSpell = { SPELL($spell) } kostenlos wirken
limitDiscard = { $card } abwerfen
showHand = { $name ->
        [null] Platz { NUMBER($number) }
       *[other] { $name }
    } die Hand zeigen
slotIn = { $seat ->
        [null] Kreis { NUMBER($place) }
       *[other] { $isOwn ->
            [true] eigener Bereich
           *[false] Bereich { $name ->
                [null] { NUMBER($seat) }
               *[other] von { $name }
            }
        }, Platz { NUMBER($place) }
    }
elementIn = { $element ->
        [null] Das Element
       *[other] { ELEMENT($element) }
    }
target = { $slot }{ $replaced ->
        [null] { "" }
       *[other] { " " }(ersetzt { ELEMENT($replaced) })
    }
permanentOf = { SPELL($spell) }{ $which ->
        [first] { "" }
       *[other] { " " }(Nr. { NUMBER($nth) })
    }{ $isOwn ->
        [true] { "" }
       *[false] { " " }von { $name ->
            [null] Platz { NUMBER($seat) }
           *[other] { $name }
        }
    }
permanentGone = Karte { NUMBER($number) }
payment = { LIST($parts) }
ofCircle = { COST($cost) } aus dem Kreis
ofOwn = { COST($cost) } aus dem eigenen Bereich
nothing = nichts
