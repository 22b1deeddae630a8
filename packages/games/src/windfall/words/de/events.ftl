### What happened. A sentence each, but its capital and its full stop are put on later.
### DOES($seat, "hast", "hat") is "du hast" or "Ada hat", whoever reads it. FRUIT and FRUITS name fruits.

began = { DOES($seat, "fängst an", "fängt an") }; im Gras liegen { FRUITS($row) }
dealt = { DOES($seat, "hast", "hat") } { FRUITS($hand) } auf der Hand
traded = { DOES($seat, "nimmst", "nimmt") } { FRUIT($take) } für { FRUIT($give) }
pressed = { DOES($seat, "presst", "presst") } { FRUITS($fruits) }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
waited = { DOES($seat, "wartest", "wartet") }
took = { $fruit ->
        [null] { DOES($seat, "nimmst nichts", "nimmt nichts") }
       *[other] { DOES($seat, "nimmst", "nimmt") } { FRUIT($fruit) } umsonst
    }
picked = { DOES($seat, "pflückst", "pflückt") } { $fruits ->
        [null] { $count ->
            [one] eine Frucht
           *[other] { $count } Früchte
        }
       *[other] { FRUITS($fruits) }
    }
chose = { DOES($seat, "hast", "hat") } für den Markt gewählt
offered = auf dem Markt: { LIST($offers) }
offer = { NAME($seat) } mit { FRUIT($fruit) }
sold = { DOES($seat, "verkaufst", "verkauft") } für 2 Punkte
soldNothing = niemand verkauft etwas
fell = { FRUITS($fruits) } { $count ->
        [one] fällt
       *[other] fallen
    } ins Gras
rotted = { FRUIT($fruit) } fault
stormed = Sturm! Alles, was im Gras lag, ist weg. Jetzt { $count ->
        [0] liegt dort nichts mehr
       *[other] liegen dort { FRUITS($row) }
    }
magpieFlew = { OWNS($seat, "deine") } Elster { $isDropped ->
        [true] lässt { FRUIT($fruit) } wieder fallen
       *[false] trägt { FRUIT($fruit) } davon
    } (Würfel: { NUMBER($face) })
handsShown = alle Hände werden gezeigt: { LIST($hands) }
handWith = { NAME($seat) } mit { FRUITS($hand) }
handEmpty = { NAME($seat) } mit nichts
bestHand = { DOES($seat, "hast", "hat") } die reifste Hand: 2 Punkte
won = { DOES($seat, "gewinnst", "gewinnt") }
wonTogether = den Sieg teilen sich { LIST($names) }
