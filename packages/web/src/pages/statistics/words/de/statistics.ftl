### The statistics of a server, in German.

title = Statistik
lead = Wie die Partien ausgingen, die auf diesem Server beendet wurden. Tische, denen nur die Spielenden zusehen dürfen, zählen nicht mit, und niemand wird genannt.
none = Hier wurde noch keine Partie beendet.
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
fair = Am Strich wären alle Plätze gleich gut. Bei wenigen Partien ist der Balken breit: Er zeigt, was der wahre Anteil sein kann.
forPrograms = Dasselbe für Programme
