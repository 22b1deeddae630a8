### Züge als Anweisungen, ohne Punkt am Ende.

die = Würfel { NUMBER($place) }{ $die ->
        [null] { "" }
       *[other] { " " }({ DIE($die) })
    }
slot = { $card ->
        [null] Platz { NUMBER($slot) }
       *[other] { TRICK($card) } (Platz { NUMBER($slot) })
    }
rethrow = { LIST($dice) } noch einmal werfen
keepAll = Alle Würfel behalten
rethrowAll = { $count ->
        [one] Den Würfel noch einmal werfen
       *[other] Alle Würfel noch einmal werfen
    }
place = { $die } auf { $slot } legen
placeAll = { LIST($places) } legen
onto = { $die } auf { $slot }
resolve = { $slot } als Nächstes vergeben
reroll = { $yes ->
        [true] Die roten Würfel auf die anderen Nummern werfen
       *[false] Die roten Würfel ruhen lassen
    }
leave = Die Show lassen, wie sie ist
swap = Stellen { NUMBER($left) } und { NUMBER($right) } tauschen
swapTricks = Stellen { NUMBER($left) } und { NUMBER($right) } tauschen: { TRICK($first) } und { TRICK($second) }
concede = Aufgeben
