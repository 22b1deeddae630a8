### Was gefragt wird und auf wen gewartet wird.

result = { DOES($seat, "gewinnst", "gewinnt") } die Partie.
dealing = Die nächste Runde wird gegeben.
ofSpell = { $spell }: { IN_SENTENCE($text) }
redraw = Behalte diese Hand, oder tausche sie einmal ganz.
pickElements = Nimm deine eigenen Elemente aus dem Vorrat.
openStuck = Keiner deiner Zauber ist bezahlbar. Ein Zauber mit Uhr rettet dich vielleicht.
openWild = Eröffne deinen Zug: wirke einen Zauber, bezahlt mit beliebigen Arten.
open = Eröffne deinen Zug: wirke einen Zauber.
pay = Welche Elemente bezahlen { $spell ->
        [null] das
       *[other] { SPELL($spell) }
    }?
main = Wirke oder aktiviere mehr, oder beende deinen Zug.
lookHand = In wessen Hand blickst du?
banCircle = Wem ist der Kreis im nächsten Zug verwehrt?
blind = In wessen Hand greifst du?
steal = Welchen davon stiehlst du{ $left ->
        [one] { "" }
       *[other] { " " }(bis zu { $left })
    }?
destroy = Welchen davon zerstörst du{ $left ->
        [one] { "" }
       *[other] { " " }(bis zu { $left })
    }?
discardSpell = Du musst { $left ->
        [one] einen Zauber
       *[other] { $left } Zauber
    } abwerfen. Welchen?
destroySlot = Welches Element wird zerstört{ $left ->
        [one] { "" }
       *[other] { " " }(bis zu { $left })
    }?
mustDestroy = Du musst ein eigenes Element zerstören. Welches?
putType = Welches Element legst du { $zone ->
        [circle] in den Kreis
        [own] in deinen Bereich
        [zones] in einen Bereich
        [circleOrOwn] in den Kreis oder deinen Bereich
       *[any] in den Kreis oder einen Bereich
    }{ $left ->
        [one] { "" }
       *[other] { " " }(bis zu { $left })
    }?
whereTo = Wohin kommt { $element ->
        [null] das Element
       *[other] { ELEMENT($element) }
    }?
moveFrom = Welches Element bewegst du{ $left ->
        [one] { "" }
       *[other] { " " }(bis zu { $left })
    }?
permanent_takePermanent = Welchen dauerhaften Zauber nimmst du auf die Hand?
permanent_blockPermanent = Welchen dauerhaften Zauber sperrst du?
permanent_destroyOwnPermanent = Welchen deiner dauerhaften Zauber gibst du dafür?
permanent_destroyPermanent = Welcher dauerhafte Zauber wird zerstört?
mode = Welche seiner Wirkungen?
freeSpell = Welchen Zauber wirkst du kostenlos?
mustCast = Du musst einen Zauber kostenlos wirken. Welchen?
limitDiscard = Du hältst zu viele Karten. Welche wirfst du ab?
waiting = Warten auf { NAME($seat) }: { $task }.
waited_redraw = Hand behalten oder tauschen
waited_pickElements = Elemente nehmen
waited_open = den Zug eröffnen
waited_pay = bezahlen
waited_main = weitermachen oder den Zug beenden
waited_opponent = einen Gegner wählen
waited_takeLooked = unter den gesehenen Karten wählen
waited_discardSpell = abwerfen
waited_destroySlot = ein Element zerstören
waited_putType = ein Element legen
waited_putSlot = ein Element legen
waited_moveFrom = ein Element bewegen
waited_moveTo = ein Element bewegen
waited_permanent = einen dauerhaften Zauber wählen
waited_mode = eine Wirkung wählen
waited_freeSpell = einen Zauber kostenlos wirken
waited_limitDiscard = bis zur Obergrenze abwerfen
conceding = Du bist in dieser Runde raus; wer zuletzt übrig bleibt, gewinnt sie.
slot = { $seat ->
        [null] Kreis, Platz { NUMBER($place) }
       *[other] { OWNS($seat, "dein") } Platz { NUMBER($place) }
    }
zone = { OWNS($seat, "dein") } Bereich
elimination = { NAME($seat) } { $cause }
