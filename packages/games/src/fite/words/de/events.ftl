### Was geschah. Je ein Satz; Großbuchstabe und Punkt kommen später dazu.

enters = { DOES($seat, "trittst", "tritt") } { $power ->
        [null] ohne Superkraft
       *[other] mit { $power }
    } an
committed = { DOES($seat, "hast gewählt", "hat gewählt") }
turnStarted = Runde { NUMBER($turn) } beginnt
standTogether = beide stehen auf { $place }
stands = { DOES($seat, "stehst", "steht") } auf { $place }
swiftAnswered = { $place ->
        [null] { DOES($seat, "bleibst stehen und behältst Flink", "bleibt stehen und behält Flink") }
       *[other] { DOES($seat, "setzt Flink ein und gehst", "setzt Flink ein und geht") } auf { $place }
    }
divides = { DOES($seat, "schickst", "schickt") } { NUMBER($off) } in den Angriff und { NUMBER($def) } in die Abwehr{ $using ->
        [true] , mit der Superkraft im Einsatz
       *[false] { "" }
    }
rolls = { DOES($seat, "würfelst", "würfelt") } { $off } im Angriff und { $def } in der Abwehr
noDice = nichts
leavesDice = { DOES($seat, "lässt die Würfel liegen", "lässt die Würfel liegen") }
reacts = { NAME($seat) } { $parts }
nobodyReacts = niemand reagiert
attackCompared = { OWNS($seat, "dein") } Angriff { $off } trifft auf { $def }: { LIST($outcome) }
cancelled = { NUMBER($dice) } abgewehrt
tooWeak = { NUMBER($dice) } zu schwach
hits = { $dice ->
        [0] kein Treffer
       *[other] { $dice } Treffer
    }
nothingLost = kein Würfel geht verloren: weiter { NUMBER($left) } gegen { NUMBER($others) }
diceLost = { DOES($seat, "verlierst", "verliert") } { $lost ->
        [0] nichts
       *[other] { $lost } Würfel
    }, { NAME($other) } { $theirs ->
        [0] nichts
       *[other] { $theirs } Würfel
    }: { NUMBER($left) } gegen { NUMBER($others) }
fighterDazed = { DOES($seat, "bist mit einem Würfel angezählt", "ist mit einem Würfel angezählt") }
rolledOff = Stechen: { $throws }
throws = { DOES($seat, "würfelst", "würfelt") } { NUMBER($die) }
rematchCalled = niemand ist mehr da, der gewinnen könnte, also beginnt der Kampf von vorn (Wiederholung { NUMBER($rematch) })
draw = unentschieden: { $why }
won = { DOES($seat, "gewinnst", "gewinnt") } den Kampf: { $why }

why_takenOut = der letzte Würfel ist weg
why_finished = wer angezählt ist, geht zu Boden
why_bothOut = beide sind draußen
why_bothDazed = beide sind angezählt
why_turnLimit = die Zeit ist um
why_concede = durch Aufgabe
why_rollOff = im Stechen
