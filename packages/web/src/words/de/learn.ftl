### Learning a game, in German.

title = Lernen
pageTitle = Ein Spiel lernen
lead = Kurze Stellungen am echten Tisch, in jeder gibt es eine Sache zu tun. Keine acht Minuten je Spiel.
start = Anfangen
goOn = Weitermachen
again = Noch einmal
card = Spielhilfe
rules = Regeln
puzzles = Rätsel
lessonCount = { $n ->
        [one] { $n } Lektion
       *[other] { $n } Lektionen
    }
doneOf = { $done } von { $all } geschafft
englishOnly = Auf Englisch

perfect = Perfektes Spiel
perfectOf = { $game }: perfektes Spiel
noSuchPerfect = Von diesem Spiel kennt niemand das perfekte Spiel
noSuchTutorial = Diese Einführung gibt es nicht
noSuchLesson = Diese Lektion gibt es nicht
noSuchCard = Diese Spielhilfe gibt es nicht
leadsNowhere = Die Adresse führt nirgendwohin, oder die Verbindung ist weg.{ " " }
whatCanBe = Was man lernen kann
toLessonsOf = Zu den Lektionen von { $game }
opening = Die Einführung wird geöffnet …
openingCard = Die Spielhilfe wird geöffnet …
settingTable = Der Tisch wird gedeckt …
tableFailed = Der Tisch konnte nicht geladen werden
reload = Prüfe die Verbindung und lade die Seite neu.

leave = Lektionen verlassen
learned = Gelernt
lessons = Lektionen
referenceCard = Spielhilfe
lesson = Lektion
lessonOf = Lektion { $place } von { $all }
done = geschafft
whatToDo = Was zu tun ist
readText = Lesen
foldText = Weniger
doThisNow = Tu jetzt das
verdicts_done = Gut gemacht.
verdicts_other = Nicht ganz.
verdicts_refused = Nicht erlaubt.
between = Zwischen den Lektionen
back = Zurück
startAgain = Von vorn
nextLesson = Nächste Lektion
finish = Fertig
next = Weiter
skip = Überspringen

youKnow = Du kannst { $game }
notAll = Noch nicht alles geschafft
allDone = Alle Lektionen sind geschafft. Der Rest ist Übung, und die Spielhilfe liegt neben dem Tisch.
someDone = { $done } von { $all } Lektionen sind geschafft.
playBot = Gegen einen Bot spielen
forget = Vergessen, was ich geschafft habe

cardTitle = Spielhilfe
print = Auf eine Seite drucken
playLessons = Lektionen spielen
allRules = Alle Regeln
rule = Regel { $rule }
dailyOf = Aufgabe des Tages, { $date }
streak = { $days } Tage nacheinander. Ein versäumter Tag in der Woche wird verziehen.
tries = { $n ->
        [one] beim ersten Versuch
       *[other] in { $n } Versuchen
    }
toHome = Zu allen Spielen
shareText = { $game }, Aufgabe vom { $date }: { $stars } { $tries }
