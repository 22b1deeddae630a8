### What the table asks and shows, and what can be set.

ask_waiting = Warten auf { WHOM($seat) }.
ask_exchanging = Zwillinge! Wirfst du eine Kiste über Bord und ziehst eine andere?
ask_firstCrate = Das Floß ist leer. Lade eine Kiste.
ask_loading = Lädst du eine Kiste, oder lässt du das Floß ziehen?

loadOf = { NUMBER($load) } von { NUMBER($limit) }

labels_raft = Floß
labels_load = Ladung
labels_leader = Lud zuletzt
labels_gone = Weg
labels_giveWay = Ziehen lassen
labels_exchange = Tauschen
labels_weight = Gewicht
labels_points = Punkte
labels_hand = Hand
labels_crates = Kisten
labels_pile = Stapel
labels_winners = Gewonnen hat

options_limit_label = Floß
options_limit_help = Wie viel das Floß trägt.

presets_usual_label = Wie geschrieben
presets_usual_help = Das Floß trägt 15.
presets_large_label = Großes Floß
presets_large_help = Es trägt 20: Mit jedem Floß fahren mehr Kisten.
