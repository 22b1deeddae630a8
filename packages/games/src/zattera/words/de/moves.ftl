### Moves, as orders that somebody could give. No full stop.

load = Lade die { NUMBER($weight) }: Dann trägt das Floß { NUMBER($load) } von { NUMBER($limit) }
giveWay = Lass es ziehen: Das Floß fährt mit { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    } ab
exchange = { $weight ->
        [null] Behalte alle Kisten
       *[other] Wirf die { NUMBER($weight) } über Bord und zieh eine andere
    }
concede = Gib auf
