### Was ein Link zeigt, bevor ihn jemand öffnet.

invites = { LIST($names) } { $count ->
        [one] möchte
       *[other] möchten
    } { $game } spielen
daily = Aufgabe des Tages: { $game }
