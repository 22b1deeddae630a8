### Looking back at a match, in German.

title = Replay
home = Startseite
opening = Die Aufzeichnung wird geöffnet …
unknownGame = Diese Version kennt kein Spiel „{ $game }“.

pick_title = Eine Partie noch einmal ansehen
pick_lead = Jede Partie lässt sich als Datei sichern, von jedem Platz aus noch einmal ansehen, auswerten, und ihre Würfel lassen sich beweisen.
pick_drop = Lege eine Aufzeichnung hier ab oder wähle eine aus
pick_choose = Aufzeichnung auswählen
pick_hint = Eine Aufzeichnung ist einfacher Text: eine Zeile je Schritt. Sie bleibt in diesem Browser.
pick_own = Hier gespielt
pick_none = Hier wurde noch keine Partie zu Ende gespielt. Beendete Partien erscheinen an dieser Stelle.

notFound = Diese Partie lässt sich nicht zeigen
broken_title = Dieser Aufzeichnung ist nicht zu trauen
broken_where = Zeile { NUMBER($line) } der Aufzeichnung: { $reason }.
broken_why = Jede Zeile trägt eine Prüfsumme über alles davor, und jeder Schritt muss den Regeln folgen. Hier wurde etwas geändert, ging verloren oder fehlt, deshalb wird nichts gezeigt.
broken_other = Eine andere Aufzeichnung öffnen

told_title = Erzählt, nicht nachgespielt
told_version = Diese Partie wurde nach Version { NUMBER($played) } der Regeln von { $game } gespielt; heute gilt Version { NUMBER($now) }. Man kann sie nachlesen, aber nicht nachspielen.
told_heard = Das ist, was ein Platz von einer noch laufenden Partie gehört hat. Man kann es lesen, aber nicht nachspielen.
told_what = Unten steht, was damals am Tisch gesagt wurde, so wie es aufgezeichnet ist.
told_untold = Etwas, wofür die heutigen Regeln keine Worte haben.
told_events = Was gesagt wurde

about = Über diese Partie
eyes = Gesehen von
everyone = Allen
running = Diese Partie ist nicht vorbei: Bis dahin siehst du sie nur von deinem eigenen Platz.
tabs_log = Verlauf
tabs_review = Auswertung
tabs_dice = Würfel

tableSet = Der Tisch ist gedeckt.
steps = Schritte
step = Schritt
stepOf = Schritt { NUMBER($step) } von { NUMBER($steps) }
first = Zum Anfang
back = Einen Schritt zurück
play = Abspielen
pause = Anhalten
on = Einen Schritt vor
last = Zum Ende
speed = Tempo
times = { $times }×
keys = Tasten: ← → Schritt, Leertaste spielt ab, Pos1 und Ende springen

log = Verlauf der Partie
goTo = Zu Schritt { NUMBER($step) }
tellAll = Zeigen, was noch kommt

playOn_open = Von hier weiterspielen
playOn_title = Von hier weiterspielen
playOn_lead = Eine neue Partie beginnt so, wie diese nach Schritt { NUMBER($step) } stand. Die anderen Plätze übernehmen Bots.
playOn_seat = Du übernimmst den Platz von
playOn_level = Gegen
playOn_levels_greedy = Hugo, der nachdenkt
playOn_levels_random = Wanda, die irgendetwas spielt
playOn_dice = Von hier an fallen neue Würfel. Für sie gibt es kein Versprechen, und die Aufzeichnung sagt das auch.
playOn_start = Platz nehmen
playOn_over = Hier ist die Partie vorbei: Geh zurück, um weiterzuspielen.

share_open = Diesen Moment teilen
share_link = Dieser Link öffnet die Partie bei Schritt { NUMBER($step) }, so wie du sie jetzt siehst
share_copy = Kopieren
share_copied = Kopiert
share_save = Aufzeichnung sichern
share_saveTip = Eine Datei, einfacher Text, beweisbar.

# What would have been better, on the table and to be played from there.
better_title = Ein besserer Zug
better_says = Besser: { $move }.
better_lead = Mach ihn oder einen anderen hier, und spiel von da an weiter.
better_play = So spielen
better_close = Zurück zu dem, was geschah
