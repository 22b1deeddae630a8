### Züge als Anweisungen, ohne Punkt am Ende.

power = { $power ->
        [null] Ohne Superkraft antreten
       *[other] { $power } nehmen: { $does }, einmal
    }
place = Auf { $place } stehen: { $bonus }
swift = { $place ->
        [null] Stehen bleiben
       *[other] Flink einsetzen und auf { $place } gehen
    }
split = { NUMBER($off) } in den Angriff, { $rest ->
        [null] der Rest
       *[other] { NUMBER($rest) }
    } in die Abwehr{ $power ->
        [null] { "" }
       *[other] , { $power } im Einsatz
    }
leaveDice = Die Würfel liegen lassen
concede = Den Kampf aufgeben
use = { $form ->
        [order] setze
       *[other] setzt
    } { $power ->
        [null] die Superkraft
       *[other] { $power }
    } ein
face = { $dice ->
        [one] die { NUMBER($face) }
       *[other] zwei { NUMBER($face) }er
    }
move = { $form ->
        [order] verschiebe
        [you] verschiebst
       *[other] verschiebt
    } { LIST($faces) } { $from ->
        [off] vom Angriff in die Abwehr
       *[def] von der Abwehr in den Angriff
    }
flip = { $form ->
        [order] wende
        [you] wendest
       *[other] wendet
    } { LIST($pools) }
flippedIn = { LIST($faces) } { $pool ->
        [off] im Angriff
       *[def] in der Abwehr
    }
bonus = { $form ->
        [order] gib
        [you] gibst
       *[other] gibt
    } einer { NUMBER($face) } den Bonus des Ortes
inOrder = { IN_TURN($parts) }
