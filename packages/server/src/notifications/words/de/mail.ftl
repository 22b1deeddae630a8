### Was man außerhalb der Seite erfährt.

turn = Du bist dran: { $game }{ $count ->
        [0] { "" }
       *[other] { " " }mit { LIST($others) }
    }
reminder = Deine Zeit läuft ab: { $game }{ $count ->
        [0] { "" }
       *[other] { " " }mit { LIST($others) }
    }
competition = Du hast zu entscheiden: ein Wettbewerb in { $game }{ $count ->
        [0] { "" }
       *[other] { " " }mit { LIST($others) }
    }
competitionReminder = Deine Zeit läuft ab: ein Wettbewerb in { $game }{ $count ->
        [0] { "" }
       *[other] { " " }mit { LIST($others) }
    }
asked = Am Tisch wartet man auf dich.
awaited = Der Wettbewerb geht weiter, sobald du entschieden hast.
left = Du hast noch etwa { $time }.
hello = Hallo { $name },
toTable = Zum Tisch
toCompetition = Zum Wettbewerb
quiet = Nichts mehr von dieser Partie
quietCompetition = Nichts mehr von diesem Wettbewerb
stop = Gar keine Mails mehr
tried = So erfährst du, dass du dran bist.
confirmSubject = Darf Roundhouse dir schreiben?
confirm = Jemand, hoffentlich du, möchte unter dieser Adresse per Mail erfahren, wann er am Tisch dran ist. Mit diesem Link stimmst du zu:
ignore = Warst du das nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.
signInSubject = Dein Weg zu Roundhouse
signIn = Jemand, hoffentlich du, möchte sich bei deinem Konto anmelden oder ein neues Passwort setzen. Beides geht mit diesem Link, einmal, eine Viertelstunde lang:
signInIgnore = Warst du das nicht, brauchst du nichts zu tun: Ohne diesen Link kommt niemand hinein. Gib ihn niemandem.
