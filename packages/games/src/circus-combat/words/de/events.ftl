### Was geschah. Je ein Satz; Großbuchstabe und Punkt kommen später dazu.

stageSet = die Bühne steht: { TRICKS($cards) }; noch { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Stapel
startEqual = { $throws }: gleich, also noch einmal
startThrown = { $throws }: { DOES($seat, "beginnst", "beginnt") }
throws = { DOES($seat, "wirfst", "wirft") } { NUMBER($eyes) }
turnStarted = Zug { NUMBER($turn) }: { NAME($seat) }{ $last ->
        [true] , der letzte Zug
       *[false] { "" }
    }
diceRecalled = { DOES($seat, "nimmst", "nimmt") } { LIST($dice) } zurück
recalled = { DIE($die) } von { TRICK($card) }
nothingThrown = { DOES($seat, "hast", "hat") } nichts zu werfen
diceThrown = { DOES($seat, "wirfst", "wirft") } { DICE($pool) }
throwKept = { DOES($seat, "behältst", "behält") } den Wurf
diceRethrown = { DOES($seat, "wirfst", "wirft") } { NUMBER($again) } Würfel noch einmal: { DICE($pool) }
diePlaced = { DOES($seat, "legst", "legt") } { DIE($face) } auf { TRICK($card) }{ $ready ->
        [true] ; die Nummer ist fertig
       *[false] { "" }
    }
dieMissed = { OWNS($seat, "dein") } Würfel { DIE($face) } passt nirgends und geht heim
redMissed = { OWNS($seat, "dein") } Würfel { DIE($face) } passt nirgends und liegt vor { TO_WHOM($seat) }: −{ NUMBER($eyes) }
tricksReady = mehrere Nummern sind fertig: { DOES($seat, "bestimmst", "bestimmt") } die Reihenfolge
trickWon = { DOES($seat, "gewinnst", "gewinnt") } { TRICK($card) } mit { NUMBER($own) } zu { NUMBER($theirs) } { $by ->
        [dice] Würfeln
       *[eyes] Augen
    }{ $active ->
        [null] { "" }
       *[other] , in { OWNS($active, "deinem") } Zug
    }: Stelle { NUMBER($position) }, Grundwert { NUMBER($base) }
trickTied = { TRICK($card) } steht unentschieden, je { NUMBER($dice) } Würfel und { $eyes ->
        [one] { $eyes } Auge
       *[other] { $eyes } Augen
    }: Keiner bekommt die Nummer
rerollOffered = { TRICK($card) } ist voller Müdigkeit: { DOES($seat, "darfst", "darf") } die Würfel auf andere Nummern werfen
fatigueRerolled = { TRICK($card) } wird abgeworfen, und { DOES($seat, "wirfst", "wirft") } die Würfel: { DICE($pool) }
fatigueReturned = { TRICK($card) } wird abgeworfen, und { NUMBER($dice) } rote Würfel ruhen
swapOffered = { TRICK($card) } trägt die Pfeile: { DOES($seat, "darfst", "darf") } zwei Nachbarn tauschen
tricksSwapped = { DOES($seat, "tauschst", "tauscht") } { TRICK($left) } und { TRICK($right) }
swapDeclined = { DOES($seat, "lässt", "lässt") } die Show, wie sie ist
deckEmpty = der Stapel ist leer, und Platz { NUMBER($slot) } bleibt frei
trickDealt = { TRICK($card) } kommt auf die Bühne; noch { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Stapel
endTriggered = { DOES($seat, "hast", "hat") } neun Nummern: { $last }
last = Zug { NUMBER($turn) } ist der letzte und gehört { TO_WHOM($seat) }
barren = kein Würfel wurde gelegt ({ $barren ->
        [one] { $barren } Zug
       *[other] { $barren } Züge
    } in Folge)
turnEnded = { OWNS($seat, "dein") } Zug endet mit { NUMBER($placed) } gelegten Würfeln
conceded = { DOES($loser, "gibst", "gibt") } auf, und { DOES($winner, "gewinnst", "gewinnt") }
draw = unentschieden, { NUMBER($high) } zu { NUMBER($low) }: { $why }
won = { DOES($seat, "gewinnst", "gewinnt") }, { NUMBER($high) } zu { NUMBER($low) }: { $why }
why_nine = Neun Nummern waren erreicht, und der letzte Zug ist gespielt
why_stage-empty = Die Bühne ist leer
why_stalled = In vier Zügen wurde kein Würfel gelegt
