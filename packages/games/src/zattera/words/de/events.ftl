### What happened. A sentence each, but its capital and its full stop are put on later.
### DOES($seat, "hast", "hat") is "du hast" or "Ada hat", whoever reads it.

began = { DOES($seat, "fängst an", "fängt an") }
dealt = { DOES($seat, "hast", "hat") } { LIST($hand) } auf der Hand
loaded = { DOES($seat, "lädst", "lädt") } die { NUMBER($weight) }: Das Floß trägt { NUMBER($load) }
drew = { DOES($seat, "ziehst", "zieht") } { $weight ->
        [null] eine Kiste
       *[other] die { NUMBER($weight) }
    }
exchanged = { $weight ->
        [null] { DOES($seat, "behältst alle Kisten", "behält alle Kisten") }
       *[other] { DOES($seat, "wirfst", "wirft") } die { NUMBER($weight) } über Bord
    }
gaveWay = { DOES($seat, "lässt das Floß ziehen", "lässt das Floß ziehen") }
sailed = { DOES($seat, "fährst", "fährt") } mit { $isFull ->
        [true] einem vollen Floß
       *[false] dem Floß
    } ab: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
won = { DOES($seat, "gewinnst", "gewinnt") }
wonTogether = den Sieg teilen sich { LIST($names) }
