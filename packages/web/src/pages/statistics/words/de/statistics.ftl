### The statistics of a server, in German.

title = Statistik
lead = Wie die Partien ausgingen, die auf diesem Server beendet wurden. Tische, denen nur die Spielenden zusehen dürfen, zählen nicht mit, und niemand wird genannt.
counting = Ältere Partien werden noch gezählt.
usual = Übliche Regeln
version = Regeln { $version }
seats = { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
people = nur Menschen
bots = mit Bots
finished = { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
drawn = { $n ->
        [one] { $n } unentschieden
       *[other] { $n } unentschieden
    }
conceded = { $n ->
        [one] { $n } aufgegeben
       *[other] { $n } aufgegeben
    }
steps = { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
length = im Mittel { $mean } Schritte, { $shortest } bis { $longest }
wins = Siege nach Platz
seat = Platz
share = Anteil
between = Spanne
fair = Am roten Strich wären alle Plätze gleich gut. Prozente stehen da, wo es mindestens { NUMBER($n) } Partien sind: Weniger sagen so gut wie nichts. Die dünne Linie zeigt, wo der wahre Anteil liegen kann.
won = Siege
noneOf = Hier hat noch niemand eine Partie beendet.
beFirst = Tisch eröffnen
totalFinished = { $n ->
        [one] Partie beendet
       *[other] Partien beendet
    }
totalPeople = { $n ->
        [one] nur unter Menschen
       *[other] nur unter Menschen
    }
totalSteps = { $n ->
        [one] Schritt getan
       *[other] Schritte getan
    }
totalConceded = { $n ->
        [one] aufgegeben
       *[other] aufgegeben
    }
forPrograms = Dasselbe für Programme
