### Was ein Link zeigt, bevor ihn jemand öffnet.

invites = { LIST($names) } { $count ->
        [one] möchte
       *[other] möchten
    } { $game } spielen
invitesToCompete = { $host } lädt zu einem Wettbewerb ein: { $game }
competition = Wettbewerb: { $game }
somebody = Jemand
daily = Aufgabe des Tages: { $game }
