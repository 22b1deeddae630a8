### Puzzles, in German.

title = Rätsel
pageTitle = Rätsel zu { $game }
lead = Jedes ist lösbar, und das Minimum ist bewiesen. Nimm zurück, so oft du willst.
opening = Die Rätsel werden geöffnet …
noSuchPuzzle = Dieses Rätsel gibt es nicht
toShelf = Alle Rätsel
dailyOf = Rätsel des Tages, { $date }
dailyHelp = Für alle dasselbe, jeden Tag um Mitternacht UTC ein neues.
othersMet = { $n ->
        [one] { $n } hat es hier geschafft:
       *[other] { $n } haben es hier geschafft:
    }
dailyDone = Heute gelöst
streak = { $days } nacheinander
days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
solveDaily = Lösen
grade = Stufe { NUMBER($grade) }
grades_item1 = Erste Schritte
grades_item2 = Leicht
grades_item3 = Knifflig
grades_item4 = Schwer
grades_item5 = Sehr schwer
soFar = { $earned } von { $all } Sternen
stars = { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
notSolved = noch nicht gelöst
best = Minimum: { $par }
leave = Rätsel verlassen
played = Gespielt
par = Minimum
archive = Frühere Tagesrätsel
archiveHelp = Sterne gibt es wie immer; für die Serie zählt nur, was am selben Tag gelöst wurde.
progress = Wie weit du bist
undo = Zurücknehmen
startOver = Von vorn
hint = Tipp
hintMore = Verraten
hintPlay = Spielen
hintLabel = Tipp
withHelp = Verraten kostet Sterne: Einer bleibt.
astray = Seit { $plays } gehst du einen anderen Weg als die bekannte Lösung. Dorthin zurück hilft.
plays = { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
goBack = Dorthin zurück
noHint = Mehr gibt es nicht zu sagen: Es ist vorbei.
rules = Regeln
solved = Gelöst mit { $spent }.
atPar = Weniger geht nicht.
# $positions, $endings
proof = Bewiesen über { $positions } Stellungen: { $endings } mit so wenigen.
onlyEnding = ein einziges Ende
endings = { $n ->
        [one] { $n } Ende
       *[other] { $n } Enden
    }
overPar = { $over } mehr als nötig.
helped = Mit Hilfe: ein Stern.
lost = Der Zug ist vorbei, und nichts wurde geliefert. Nimm ihn zurück oder fang von vorn an.
nextPuzzle = Nächstes Rätsel
share = Kopieren
shared = Kopiert.
shareText = { $game }, Rätsel des Tages, { $date }: { $stars } { $spent }, Minimum { $par }
you = Du
settingTable = Der Tisch wird gedeckt …
tableFailed = Der Tisch konnte nicht geladen werden
reload = Prüfe die Verbindung und lade die Seite neu.

## Wo genau ein Zug gewinnt und gefunden werden muss.

leadFind = Stellungen aus gespielten Partien, in denen nur ein einziger Zug den Sieg sichert. Finde ihn; jeder andere gibt ihn aus der Hand.
choices = { $n ->
        [one] { $n } Zug zur Wahl
       *[other] einer von { $n } Zügen
    }
attempt = Versuch
missed = Der war es nicht: Der Sieg ist nicht mehr sicher. Sieh dir an, was daraus wurde, und versuche einen anderen.
tryAgain = Noch einmal
found = Gefunden.
foundAt = { $attempt ->
        [one] Beim ersten Versuch.
       *[other] Beim { NUMBER($attempt) }. Versuch.
    }
# $positions
proofFound = Bewiesen über { $positions } Stellungen: Kein anderer Zug gewinnt sicher.

# $game, $date, $stars
shareFound = { $game }, finde den Zug, { $date }: { $stars }
