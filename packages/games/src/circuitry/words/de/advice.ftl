### Warum sich ein Zug lohnt.

noWay = Dann führt kein Weg { $goal ->
        [charge] zu deiner Ladestelle
       *[master] zu deinem Knoten am Hauptknoten
    }.
arrived = Dann bist du { $goal ->
        [charge] an deiner Ladestelle
       *[master] auf deinem Knoten am Hauptknoten
    }.
stays = { $goal ->
        [charge] Deine Ladestelle
       *[master] Dein Knoten am Hauptknoten
    } bleibt { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } entfernt.
isThen = { $goal ->
        [charge] Deine Ladestelle
       *[master] Dein Knoten am Hauptknoten
    } ist dann { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } entfernt{ $before ->
        [null] { "" }
       *[other] { " " }statt { NUMBER($before) }
    }.
rivalLost = { NAME($seat) } hat dann keinen Weg mehr.
rival = { NAME($seat) } hat dann noch { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $before ->
        [null] { "" }
       *[other] { " " }statt { NUMBER($before) }
    }.
could = Damit könnte { $goal ->
        [charge] deine Ladestelle
       *[master] dein Knoten am Hauptknoten
    } { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } entfernt sein{ $before ->
        [null] { "" }
       *[other] { " " }statt { NUMBER($before) }
    }.
unseen = Von den { NUMBER($all) } goldenen Minis, die du nicht gesehen hast, sind { NUMBER($movement) } Bewegungskarten, { NUMBER($black) } davon schwarz.
ownCharge = Darauf ist deine Ladestelle.
instance = Zum Beispiel: { $play }.
gains = Du trägst dann { NUMBER($carried) } von { NUMBER($needed) }, die noch nötig sind.
wins = Das gewinnt die Partie.
stillNeeds = Danach { $charges ->
        [one] fehlt noch { $charges } Ladung
       *[other] fehlen noch { $charges } Ladungen
    }.
isFar = { NAME($seat) } hat noch { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
inhibits = Drei Züge lang braucht { NAME($seat) } die Farbe jedes Knotens oder Schwarz.
keepsInhibit = Du behältst Hemmung für einen anderen Augenblick.
frees = Du kannst dann wieder mit jeder Farbe gehen.
takes = Du trägst dann { NUMBER($own) } und { NAME($seat) } { NUMBER($theirs) }.
holds = Davon hast du { NUMBER($n) }.
keeps = Du behältst { $minis ->
        [one] { $minis } Mini
       *[other] { $minis } Minis
    } für spätere Züge.
