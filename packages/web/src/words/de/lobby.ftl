### The lobby, in German.

title = Lobby
lead = Tische, an die sich jeder setzen oder bei denen jeder zusehen darf. Die Seite hält sich selbst aktuell.
open = Öffne einen Tisch
openOf = { $game }: einen Tisch öffnen
looking = Mitspieler gesucht
playing = Hier wird gespielt
searching = Ich sehe nach …
nobodyWaits = Gerade wartet niemand
nobodyWaitsHelp = Öffne einen Tisch, und alle sehen ihn hier. Inzwischen kannst du gegen einen Bot spielen.
nothingPlayed = Gerade wird an keinem offenen Tisch gespielt.
toTheGames = Gegen einen Bot spielen
notKnown = Das weiß im Moment niemand.
outOfDate = Was hier steht, kann veraltet sein.
waits = { $names } { $count ->
        [one] wartet
       *[other] warten
    }
free = { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
against = { " " }gegen{ " " }
now = gerade eben
join = Mitspielen
joinOf = Mit { $host } spielen
goThere = Hingehen
goOn = Weiterspielen
watch = Zusehen
watchOf = { $people } zusehen
yours = dein Tisch
