### Was geschehen ist: je ein Satz, dessen großer Anfang und Punkt später kommen. Kämpfer heißen wie in der Nachricht fighter.

# „Adas Warden“; eigene tragen nur ihren Namen, der braucht kein Geschlecht.
fighter = { IS_YOU($seat) ->
        [true] { FIGHTER($card) }
       *[false] { OWNS($seat, "") } { FIGHTER($card, "owned") }
    }

## Vor dem Kampf.

orderDrawn = die Reihenfolge: { LIST($names) }
teamAnew = { DOES($seat, "beginnst", "beginnt") } das Team von vorn
fightersPicked = { DOES($seat, "hast", "hat") } gewählt: { FIGHTERS($fighters) }
teamLocked = { DOES($seat, "hast", "hat") } ein Team gewählt
brings = { DOES($seat, "bringst", "bringt") } { FIGHTERS($fighters) } mit, dazu die Gefahr { HAZARD($hazard) }
ringRulesDrawn = die Ringregel dieses Kampfes: { RING_RULES($ringRules) }
hazardPlaced = { DOES($seat, "legst", "legt") } die Gefahr { HAZARD($hazard) } in { ZONE($zone) }
zonePlaced = { DOES($seat, "stellst", "stellt") } in { ZONE($zone) } auf
benched = { $fighter } beginnt auf der Bank
deployed = { $fighter } { $why ->
        [return] kommt zurück in den Ring
        [tagOut] wird eingewechselt
       *[setUp] stellt sich auf
    }

## Ein Zug.

turnBegan = Runde { NUMBER($round) }: { DOES($seat, "bist", "ist") } am Zug
activated = { DOES($seat, "aktivierst", "aktiviert") } { FIGHTER($card) }
movementBegan = { $fighter } darf sich bewegen
movementEnded = { $fighter } { $steps ->
        [0] bleibt stehen
        [one] geht { $steps } Feld weit
       *[other] geht { $steps } Felder weit
    }
moved = { $fighter } { $how ->
        [vault] setzt im Sprung hinüber
        [dodge] weicht aus
        [push] wird gestoßen
        [teleport] wird quer über den Ring versetzt
       *[step] macht einen Schritt
    }
swapped = { $fighter } und { $other } tauschen die Felder
hazardEntered = { $fighter } { $byPush ->
        [true] wird in die Gefahr gestoßen
       *[false] gerät in die Gefahr
    }: { HAZARD_OF($hazard) }
hazardLeft = { $fighter } verlässt die Gefahr: { HAZARD_OF($hazard) }
zoneEntered = { $fighter } betritt { ZONE($zone) }
triggered = { TRIGGER($trigger) } wirkt auf { $fighter }
handDiscarded = { $cards ->
        [one] { $cards } Karte der Hand wird abgeworfen
       *[other] { $cards } Karten der Hand werden abgeworfen
    }
turnEnded = der Zug ist zu Ende: { NAME($seat) }
roundEnded = Runde { NUMBER($round) } ist zu Ende
ringShrunk = der Ring schrumpft: Felder, die mehr als { NUMBER($radius) } von der Mitte entfernt sind, fallen weg
hazardMoved = die Gefahr { HAZARD_OF($hazard) } wandert in { ZONE($to) }

## Kampfphase.

# $which: die Karten, für alle, die sie sehen dürfen; sonst null.
drawn = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $why ->
        [combat] { " " }für die Kampfphase gezogen
        [pumpedUp] { " " }gezogen, denn er ist nun Aufgeputscht
       *[effect] { " " }gezogen
    }{ $which ->
        [null] { "" }
       *[other] : { $which }
    }
deckRefilled = { OWNS($seat, "dein") } Ablagestapel wird zum Deck: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

# $target, $ally: null, wenn es keinen gibt.
abilityUsed = { $fighter } setzt { ABILITY($ability) } ein{ $target ->
        [null] { "" }
       *[other] { " " }gegen { $target }
    }{ $ally ->
        [null] { "" }
       *[other] , mit { $ally }
    }{ $convert ->
        [true] , mit Umwandeln
       *[false] { "" }
    }

# $ally: null, wenn es keinen gibt.
traitUsed = { $fighter } nutzt { TRAIT($trait) }{ $ally ->
        [null] { "" }
       *[other] { " " }mit { $ally }
    }
reacted = { $fighter } reagiert: { TRAIT($trait) }

# $amount: wie viel Hype. $total: wie viel es dann ist.
hypeChanged = { $way ->
        [gain] { DOES($seat, "erhältst", "erhält") }
        [spend] { DOES($seat, "zahlst", "zahlt") }
       *[lose] { DOES($seat, "verlierst", "verliert") }
    } { NUMBER($amount) } Hype { $why ->
        [start] zu Beginn
        [ability] für die Fähigkeit
        [trait] durch eine Eigenschaft
        [hazard] durch eine Gefahr
        [ringRules] durch die Ringregel
        [effect] durch die Fähigkeit
        [defeat] für den Sieg über einen Gegner
        [struggle] durch den Jubel des Publikums
        [cost] für die Fähigkeit
        [convert] fürs Umwandeln
        [drain] durch die gegnerische Fähigkeit
       *[tagOut] für die Auswechslung
    } und { IS_YOU($seat) ->
        [true] hast
       *[false] hat
    } nun { NUMBER($total) }
pinBegan = { $fighter } pinnt { $pinned }

# $symbols: auf der Karte. $struggle: was sie bewirkt; null für nichts. $counted: wie weit nach ihr gezählt ist.
pinCard = aufgedeckt: { SYMBOLS($symbols) }{ $struggle ->
        [null] { "" }
       *[other] , { STRUGGLE($struggle) }
    }{ $how ->
        [pinBreak] , eine Befreiung
        [notYet] , zählt nicht
       *[counted] ; gezählt: { NUMBER($counted) }
    }
pinEnded = { $pinned } { $success ->
        [true] klopft ab
       *[false] befreit sich aus dem Pin
    }
defeated = { $fighter } { $cause ->
        [tagOut] wird ausgewechselt
       *[other] ist besiegt: { DEFEAT($cause) }
    }
finishingMoveUsed = Finisher Nummer { NUMBER($used) } für { WHOM($seat) }

## Was Kämpfer erleiden und erhalten.

# Mit einem Leerzeichen davor, hinter dem, was erlitten wird.
by = { $by ->
        [trait] { " " }durch eine Eigenschaft
        [hazard] { " " }durch die Gefahr
        [ringRules] { " " }durch die Ringregel
        [burning] { " " }durch Feuer
        [struggle] { " " }durch Gegenwehr
        [pin] { " " }im Pin
       *[ability] { "" }
    }

# $by: wie die Nachricht by.
damaged = { $fighter } erleidet Schaden{ $by }: { NUMBER($damage) } von { NUMBER($sta) }
healed = { $fighter } erholt sich von { NUMBER($by) } Schaden: { NUMBER($damage) } bleiben

# $by: wie die Nachricht by.
stunned = { $fighter } wird betäubt{ $by }: { NUMBER($stun) } Betäubungsmarker
unstunned = { $fighter } verliert { NUMBER($by) } Betäubungsmarker: { NUMBER($stun) } bleiben
stateGained = { $fighter } erhält den Zustand { STATE($state) }
stateLost = { $fighter } ist nicht mehr { STATE($state) }
traitGained = { $fighter } hat fortan die Eigenschaft { TRAIT($trait) }
ignored = { TRAIT($trait) }: { $fighter } steckt { $what ->
        [push] den Stoß
        [abilityDamage] 1 Schaden
       *[abilityStun] 1 Betäubungsmarker
    } weg
immune = { TRAIT($trait) }: { $fighter } kann den Zustand { STATE($state) } nicht erhalten
effectSkipped = { $why ->
        [declined] { $fighter } bleibt stehen
       *[impossible] { $effect ->
            [dodge] { $fighter } kann nicht ausweichen
            [push] { $fighter } kann nirgendwohin gestoßen werden
            [teleport] das Feld gegenüber ist besetzt, und { $fighter } bleibt stehen
           *[shiftHazard] keine Gefahr kann verschoben werden
        }
    }
ropesHeld = die Seile halten { $fighter }

## Wie es endete.

conceded = { DOES($seat, "gibst", "gibt") } den Kampf auf
matchDrawn = der Gong ertönt, und der Kampf endet unentschieden
matchWon = { DOES($seat, "gewinnst", "gewinnt") } den Kampf, { $cause ->
        [finishingMoves] mit drei Finishern
        [bell] beim Gong
       *[concession] weil sonst niemand mehr da ist
    }
