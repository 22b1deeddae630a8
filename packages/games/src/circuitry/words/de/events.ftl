### Was geschah. Je ein Satz; Großbuchstabe und Punkt kommen später dazu.

gameStarted = { LIST($who) }; { $begins }
plays = { DOES($seat, "spielst", "spielt") } { COLOUR($colour) }
begins = { DOES($seat, "beginnst", "beginnt") }
colourPicked = { DOES($seat, "wählst", "wählt") } { COLOUR($colour) }
circuitsDealt = { DOES($seat, "hast", "hat") } die Schaltkarten { LIST($cards) }
chargeCardsPassed = jede Ladekarte geht an den Platz rechts davon
turnStarted = Runde { NUMBER($round) }: { IS_YOU($seat) ->
        [true] Du bist
       *[false] { NAME($seat) } ist
    } am Zug
miniTaken = { DOES($seat, "nimmst", "nimmt") } { $mini ->
        [null] eine goldene Mini
       *[other] { MINI($mini) }
    }{ $bonus ->
        [true] { " " }für den späten Platz
       *[false] { "" }
    }
deckTurned = die { $deck ->
        [gold] goldene
       *[green] grüne
    } Ablage wird { $shuffled ->
        [true] gemischt
       *[false] umgedreht
    } und ist jetzt der Stapel: { $minis ->
        [one] { $minis } Mini
       *[other] { $minis } Minis
    }
pilesOpened = die sortierten grünen Stapel gelten wieder
miniDiscarded = { DOES($seat, "wirfst", "wirft") } { MINI($mini) } ab
turnEnded = { DOES($seat, "beendest", "beendet") } den Zug
cardLaid = { DOES($seat, "legst", "legt") } { CARD($card) }: { $place }, { $lie }
rotated = { DOES($seat, "drehst", "dreht") } { CARD($card) }
flipped = { DOES($seat, "wendest", "wendet") } { CARD($card) }: { $lie }
slid = { DOES($seat, "schiebst", "schiebt") } { CARD($card) }: { $place }
swapped = { DOES($seat, "tauschst", "tauscht") } { CARD($one) } und { CARD($other) }
startCardTurned = { DOES($seat, "wendest", "wendet") } Karte 1 { ABOUT($axis) }: Der Hauptknoten ist offen
charged = { DOES($seat, "nimmst", "nimmt") } an { CARD($at) } mit { PAYS($pay) } { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } auf und { IS_YOU($seat) ->
        [true] trägst
       *[false] trägt
    } { NUMBER($carried) }
delivered = { DOES($seat, "lieferst", "liefert") } mit { PAYS($pay) } { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } ab: { NUMBER($delivered) } abgeliefert
declared = { DOES($seat, "zeigst", "zeigt") } { $play }
withdrawn = { DOES($by, "verhinderst", "verhindert") } { $play }, und die Karten gehen auf { OWNS($seat, "deine") } Hand zurück
stepped = { DOES($seat, "gehst", "geht") } mit { PAYS($pay) }{ $exit ->
        [null] { "" }
       *[other] { " " }hinaus durch { PORT($exit) } und zurück
    } nach { NODE($to) }
pushed = { DOES($seat, "drängst", "drängt") } { OWNS($pawn, "deine") } Figur mit { PAYS($pay) }{ $exit ->
        [null] { "" }
       *[other] { " " }hinaus durch { PORT($exit) } und zurück
    } nach { NODE($to) }
jumped = { DOES($seat, "springst", "springt") } mit { PAYMENT($pays) } ins { NODE($to) }
sent = { DOES($seat, "schickst", "schickt") } { OWNS($pawn, "deine") } Figur mit { PAYMENT($pays) } ins { NODE($to) }
forcedOut = { DOES($seat, "drängst", "drängt") } { OWNS($pawn, "deine") } Figur mit { PAYMENT($pays) } von Karte 1, und { DOES($chooser, "wählst", "wählt") }, wie sie wendet
arrived = { OWNS($pawn, "deine") } Figur kommt auf { NODE($to) } an
forced = { DOES($seat, "spielst", "spielt") } Zwang auf { OWNS($target, "deine") } Figur
inhibited = { DOES($seat, "hemmst", "hemmt") } { WHOM($target) }{ $outOfTurn ->
        [true] { " " }außer der Reihe
       *[false] { "" }
    }
inhibitRanOut = { DOES($seat, "bist", "ist") } nicht länger gehemmt
freedByCharge = { DOES($seat, "gibst 1 Ladung aus und bist", "gibt 1 Ladung aus und ist") } frei
freedSelf = { DOES($seat, "spielst Befreiung und bist", "spielt Befreiung und ist") } frei
freed = { DOES($by, "befreist", "befreit") } { WHOM($seat) }
chargeTaken = { DOES($seat, "nimmst", "nimmt") } { TO_WHOM($from) } mit Umladung{ $pay ->
        [null] { "" }
       *[other] { " " }und { PAYS($pay) }
    } 1 Ladung ab
chargeGiven = { DOES($seat, "gibst", "gibt") } { TO_WHOM($to) } mit Umladung { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    }
miniGiven = { DOES($seat, "gibst", "gibt") } { TO_WHOM($to) } { $asked ->
        [true] wie erbeten{ " " }
       *[false] { "" }
    }{ MINI($mini) }
miniAsked = { DOES($seat, "bittest", "bittet") } { WHOM($from) } um { MINI($mini) }
miniRefused = { DOES($seat, "gibst", "gibt") } { TO_WHOM($to) } { MINI($mini) } nicht

play_step = einen Schritt mit { PAYS($pay) } nach { NODE($to) }
play_portal = einen Sprung mit { PAYS($pay) } ins { NODE($to) }
play_jump = einen Sprung für { $forced ->
        [null] die gezwungene Figur
       *[other] { OWNS($forced, "deine") } Figur
    } mit { PAYMENT($pays) } ins { NODE($to) }
play_gain = die Aufnahme von { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } mit { PAYS($pay) } an { CARD($at) }
play_deliver = die Lieferung von { $amount ->
        [one] { $amount } Ladung
       *[other] { $amount } Ladungen
    } mit { PAYS($pay) }

won = { DOES($seat, "gewinnst", "gewinnt") }: { $why }
wonTogether = gemeinsamer Sieg für { LIST($names) }: { $why }
why_delivered = Die Ladung ist abgeliefert
why_roundLimit = Die letzte Runde ist vorbei
why_stalemate = Es geschieht nichts mehr
why_conceded = Niemand sonst spielt weiter
why_unsolved = Das Rätsel ist nicht gelöst
