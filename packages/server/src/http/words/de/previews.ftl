### Was ein Link zeigt, bevor ihn jemand öffnet.

invites = { LIST($names) } { $count ->
        [one] möchte
       *[other] möchten
    } { $game } spielen
somebody = Jemand
daily = Aufgabe des Tages: { $game }
