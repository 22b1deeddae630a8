### The rulebook, in German.

title = Regeln
titleOf = Die Regeln von { $game }
noSuchGame = Dieses Regelbuch gibt es nicht
leadsNowhere = Die Adresse führt nirgendwohin.{ " " }
toTheGames = Zu den Spielen
search = In den Regeln suchen
searchHint = Ein Wort, mehrere Wörter oder eine Nummer wie 25. Mit Enter geht es zum ersten Treffer.
opening = Das Regelbuch wird geöffnet …
failed = Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und öffne sie noch einmal.
none = Keine Regel erwähnt „{ $wanted }“.
found = { $count } mit „{ $wanted }“.
foundPart = Keine Regel hat alles von „{ $wanted }“. { $count } mit einem Teil davon.
count = { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
contents = Inhalt
tableAbout = Tabelle über { $what }
otherWays = Andere Wege zu lernen
lessons = Lektionen spielen
card = Spielhilfe

example_open = Ausprobieren
example_of = Ausprobieren: { $rule }
example_title = { $rule } im Spiel
example_with = Sie wirkt zusammen mit { $rule }, und das zeigt diese Stellung:
example_lesson = Lektion „{ $title }“
example_openLesson = Zur Lektion
example_played = Eine Stellung aus einer Partie von Bots. Du sitzt dort, wo die Regel gebraucht wird.
example_move = Versuche: { $move }.
example_after = Als ein Bot das tat, geschah dies:
example_refused = Der Tisch wird es ablehnen:
example_sitDown = Dort Platz nehmen
example_otherMove = ein Zug, der hier nicht erlaubt ist
