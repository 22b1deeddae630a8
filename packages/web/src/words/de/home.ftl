### Home, in German.

heading = Roundhouse: Spiele, sofort zu spielen
shelf = Die Spiele
play = Spielen
opening = Wird geöffnet …
startsAtOnce = Brettspiele, sofort spielbar. Drück auf Spielen, und ein Bot setzt sich zu dir: kein Konto, nichts zu installieren.
failed = Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal.
learn = Lernen
moreWays = Mehr Auswahl
together = Zusammen spielen
withFriend = Mit Freunden
tournament = Turniere
tournamentHelp = Pokale, Serien und Meisterschaften, an einem Bildschirm oder über Tage.
running = Weiter, wo du aufgehört hast
finished = Deine beendeten Partien
more = Alle zeigen
tableAsked = ein Tisch, den du geöffnet hast, noch ohne Antwort
seatAsked = ein Platz, den du genommen hast, noch ohne Antwort
remove = { $game }, { $names }: entfernen
removed = Partie entfernt.
bringBack = Zurückholen
offline = Keine Verbindung. Bots, ein Gerät für alle, Lektionen und Regeln gehen trotzdem.
today = Aufgaben vom { $date }
todayOf = Aufgabe des Tages
todayStreak = { $days ->
        [one] { $days } Tag nacheinander
       *[other] { $days } Tage nacheinander
    }
todaySaves = { $days ->
        [one] eine heute rettet deine Serie von { $days } Tag
       *[other] eine heute rettet deine Serie von { $days } Tagen
    }
happening = Was hier los ist
todayDone = geschafft
nextRival = Als Nächstes gegen:
byCode = Mit Code mitspielen
byCodeHelp = Jemand hat dir sechs Buchstaben gesagt. Sie führen zu einem Platz.
