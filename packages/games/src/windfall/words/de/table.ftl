### What the table asks and shows, and what can be set.

ask_waiting = Warten auf { LIST($names) }.
ask_waitingWithMagpie = Warten auf { LIST($names) }. Du darfst eine Elster schicken.
ask_acting = Tauschst, presst oder wartest du?
ask_taking = Drei gleich reife! Nimmst du eine Frucht aus der Reihe?
ask_offering = Markttag: Welche Frucht bringst du?

labels_row = Reihe
labels_tree = Am Baum
labels_gone = Aus dem Spiel
labels_points = Punkte
labels_pressed = Gepresst
labels_magpies = Elstern
labels_fruits = Früchte
labels_hand = Hand
labels_chosen = Für den Markt
labels_winners = Gewonnen hat
labels_trade = Tauschen
labels_press = Pressen
labels_wait = Warten
labels_take = Nehmen
labels_give = Geben
labels_offer = Auf den Markt bringen
labels_sendMagpie = Elster schicken
labels_fruit = Frucht

options_row_label = Reihe
options_row_help = Wie viele Früchte im Gras liegen.
options_magpies_label = Elstern
options_magpies_help = Wie viele jeder hat.

presets_usual_label = Wie geschrieben
presets_usual_help = Vier Früchte in der Reihe, für jeden eine Elster.
presets_peaceful_label = Friedlich
presets_peaceful_help = Ohne Elstern.
presets_wild_label = Wild
presets_wild_help = Drei Früchte in der Reihe und zwei Elstern für jeden: Stürme sind nah.
