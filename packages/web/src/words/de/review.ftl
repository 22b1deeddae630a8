### What luck did and what choices did, in German.

title = Gewinnchancen
thinking = Die Partie wird von jeder Stellung aus weitergespielt …
stop = Hier anhalten
stopped = Vorzeitig angehalten: Die Zahlen sind gröber, als sie sein könnten.
more = Zu Ende rechnen
failed = Die Auswertung ließ sich hier nicht berechnen. Lade die Seite neu und versuche es noch einmal.
progress = Auswertung
curve = Verlauf der Gewinnchancen über die Schritte. { $list }
from = { $name }: am Anfang { $start }, am Ende { $result }.
steps = Schritte

why = Glück oder Können?
by_luck = { $name }: vor allem durch Glück gewonnen.
by_choices = { $name }: vor allem durch bessere Entscheidungen gewonnen.
by_both = { $name }: durch Glück und Entscheidungen gewonnen.
unjudged = Noch kann kein Bot Stellungen dieses Spiels beurteilen, deshalb lassen sich Glück und Entscheidungen nicht trennen.
player = Wer
start = Anfang
luck = Glück
own = Eigene Wahl
others = Wahl anderer
result = Ende
points = In Punkten von hundert; jede Zeile geht auf. Darunter steht jeweils, wie weit sie abweichen kann, in 19 von 20 Fällen.

turning = Wendepunkte
noTurning = Kein einzelner Schritt hat diese Partie gedreht: Sie bewegte sich in kleinen.
change = { $name }: { $from } → { $to }
parts = Glück { $luck }, Wahl { $choice }
show = Schritt { NUMBER($step) } zeigen

missed = Einen zweiten Blick wert
noMissed = Niemand hat einen Zug ausgelassen, der deutlich besser aussah.
instead = { $name }: { $move }
better = „{ $move }“ sah besser aus: etwa { $points } Siege mehr auf hundert Partien.

all = Alle Zahlen
step = Schritt
happened = Was geschah
chanceOf = Chancen: { $name }
luckOf = Glück: { $name }
choiceOf = Entscheidungen: { $name }

how = Wie das berechnet wird
howText = Für jede Stellung wurden mindestens { $games } Partien von schnellen Bots zu Ende gespielt, die vernünftig spielen, nicht perfekt. Die Chancen sind das, was sie gewannen, auf { $error } genau.
howChoice = Eine Entscheidung wird an dem gemessen, was man am Platz sehen konnte: was der Zug bis zur nächsten Runde versprach, verglichen mit dem, was jemand Vernünftiges gewählt hätte. Glück ist alles andere: Würfel, Karten und was niemand wissen konnte.
howSolved = Dieses Spiel ist gelöst: Die Chancen sind das, was zwei perfekt Spielende von dort aus gewännen, und eine Entscheidung wird an perfektem Spiel gemessen.{ $error ->
        [0] { "" }
       *[other] { " " }Nur was ein Fehler kostet, ist hier und da geschätzt, auf { NUMBER($error) } genau.
    }
howDoubt = Das sind Schätzungen. Ein guter Plan, der viele Runden braucht, kann hier schlechter aussehen, als er war.

whereLost = Wo habe ich verloren?
atStep = Schritt { $step } von { $steps }
youChose = Deine Wahl: { $move }.
tryAgain = Von dort noch einmal
look = Auf dem Brett ansehen
noMistake = Keine deiner Entscheidungen hat die Partie klar gekostet: Die anderen hatten einfach mehr davon.
noMistakeLuck = Keine deiner Entscheidungen hat die Partie klar gekostet: Es war das Glück.
