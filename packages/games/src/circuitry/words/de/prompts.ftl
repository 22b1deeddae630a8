### Was gefragt wird und auf wen gewartet wird.

menu_all = Minis spielen, Karte legen oder Zug beenden.
menu_minis = Spiele Minis, oder beende deinen Zug.
menu_circuit = Lege eine Schaltkarte, oder beende deinen Zug.
menu_nothing = Du hast nichts mehr zu spielen: Beende deinen Zug.
menu_mustLay = Spiele Minis, und lege eine Schaltkarte, bevor dein Zug endet.
menu_puzzle = Spiele deine Minis.
menu_puzzleLay = Spiele deine Minis; du darfst auch eine Schaltkarte legen.

pickingColour = Wähle die Farbe deiner Figur.
drawing = { $draws ->
        [one] Nimm noch eine Mini
       *[other] Nimm { $draws } Minis
    }: { $fromPiles ->
        [true] Gold oder eine grüne Art
       *[false] Gold oder Grün
    }.
discarding = Du hältst mehr als 8. Welche Mini wirfst du ab?
pushing = Dränge { OWNS($pawn, "deine") } Figur weiter, oder mach etwas anderes.
laying = Wohin kommt { $card ->
        [null] die Karte
       *[other] { CARD($card) }
    }, und wie herum?
swapping = Mit welcher Karte tauschst du { $card ->
        [null] sie
       *[other] { CARD($card) }
    }?
forcing = Wohin geht { $pawn ->
        [null] die Figur
       *[other] { OWNS($pawn, "deine") } Figur
    }?
respondingBlindly = Mit Hemmung verhindern?
responding = { $shown }. Mit Hemmung verhindern?
mayBeAnswered = { $shown }. Darauf kann noch geantwortet werden.
somePlay = etwas
choosingAxis = { $pawn ->
        [null] Die Figur
       *[other] { OWNS($pawn, "Deine") } Figur
    } verlässt Karte 1{ $exit ->
        [null] { "" }
       *[other] { " " }durch { PORT($exit) }
    }. Wie wendet die Karte?
answering = { DOES($seat, "bittest", "bittet") } dich um { $mini ->
        [null] eine Mini
       *[other] { MINI($mini) }
    }. Gibst du sie?

waiting = Warten, bis { NAME($seat) } { $task }.
waited_pickingColour = eine Farbe wählt
waited_drawing = Minis nimmt
waited_discarding = eine Mini abwirft
waited_menu = spielt oder den Zug beendet
waited_laying = eine Karte legt
waited_swapping = zwei Karten tauscht
waited_forcing = eine Figur zwingt
waited_responding = antwortet
waited_choosingAxis = Karte 1 wendet
waited_answering = eine Mini gibt oder behält
