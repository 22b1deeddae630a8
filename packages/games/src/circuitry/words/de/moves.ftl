### Züge als Anweisungen, ohne Punkt am Ende. Figuren heißen nach ihren Farben.

pawn = { $colour ->
        [null] Platz { NUMBER($number) }
       *[other] { COLOUR($colour) }
    }
nodeAt = { NODE($to) } ({ SPOT($site) })

pickColour = { COLOUR($colour) } wählen
drawGold = Eine goldene Mini nehmen
drawGreen = Die oberste grüne Mini nehmen
drawKind = { MINI($from) } nehmen
drawTwoGold = Zwei goldene Minis nehmen
discard = { MINI($mini) } abwerfen
stepping = { $verb }{ $exit ->
        [null] { "" }
       *[other] { " " }hinaus durch { PORT($exit) }
    }{ $to ->
        [null] { " " }und zurück auf Karte 1
       *[other] { " " }nach { $to }
    }{ $pay ->
        [null] { "" }
       *[other] , bezahlt mit { PAYS($pay) }
    }{ $axis ->
        [null] { "" }
       *[other] , Karte 1 wendet { ABOUT($axis) }
    }
step = Schritt
force = { $pawn } zwingen
push = { $pawn } drängen
walk = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } nach { $to }{ $pays ->
        [null] { "" }
       *[other] , bezahlt mit { PAYMENT($pays) }
    }
gain = { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } an { CARD($at) } aufnehmen{ $pay ->
        [null] { "" }
       *[other] , bezahlt mit { PAYS($pay) }
    }
deliver = { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } abliefern{ $pay ->
        [null] { "" }
       *[other] , bezahlt mit { PAYS($pay) }
    }
endTurn = Zug beenden
concede = Die Partie aufgeben
layCard = { CARD($card) } legen
layAt = { $place } legen, { $lie }
lay = { CARD($card) } legen: { $place }, { $lie }
rotate = { CARD($card) } drehen
flip = { CARD($card) } wenden
slide = { CARD($card) } schieben: { $place }
swapCard = { CARD($card) } tauschen
swapWith = Mit { CARD($card) } tauschen
swap = { CARD($a) } und { CARD($b) } tauschen
axis = Karte 1 { ABOUT($axis) } wenden
jump = { $pawn } zum Sprung zwingen, { $to }{ $payPawn ->
        [null] { "" }
       *[other] : { PAYS($payPawn) } für die Figur, { PAYS($payPortal) } fürs Portal
    }
portal = Sprung ins { $to }{ $pay ->
        [null] { "" }
       *[other] , bezahlt mit { PAYS($pay) }
    }{ $axis ->
        [null] { "" }
       *[other] , Karte 1 wendet { ABOUT($axis) }
    }
inhibit = { $pawn } hemmen
respond = { $answer ->
        [inhibit] Mit Hemmung verhindern
        [pass] Geschehen lassen
       *[passTurn] Bis zum Ende des Zuges alles geschehen lassen
    }
freeYourself = Dich befreien
free = { $pawn } befreien
spendCharge = 1 Ladung ausgeben und die Hemmung lösen
take = Mit Umladung 1 Ladung von { $pawn } nehmen{ $pay ->
        [null] { "" }
       *[other] , bezahlt mit { PAYS($pay) }
    }
giveCharge = Mit Umladung { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } an { $pawn } geben
give = { MINI($mini) } an { $pawn } geben
ask = { $pawn } um { MINI($mini) } bitten
answer = { $mini ->
        [null] Die Mini
       *[other] { ASKED($mini) }
    } { $yes ->
        [true] geben
       *[false] behalten
    }
