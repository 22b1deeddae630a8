### Competitions on a server: entering one, waiting, being called, giving up; in German.

title = Wettbewerb
where = Wo
device = An diesem Gerät
deviceHelp = Alle um einen Bildschirm. Er bleibt hier gespeichert und geht auch ohne Verbindung.
friends = Per Link
friendsHelp = Auf dem Server, sofort oder über Tage. Wer deinen Link hat, darf mitmachen.
anyone = In der Lobby
anyoneHelp = Auf dem Server, sofort oder über Tage. Alle dürfen mitmachen.
bots = Plätze für Bots
botsHelp = Sie treten sofort an. Auch Plätze, die frei bleiben, kannst du ihnen geben.
level = Welcher Bot
levelHelp = Auch für alle, deren Zeit abläuft oder die weg sind. Hugo sucht das Beste, Wanda spielt aufs Geratewohl.
open = Eröffnen
opening = Wird eröffnet …
host = hat eröffnet
waiting = { $count ->
        [one] Noch ein Platz ist frei
       *[other] Noch { $count } Plätze sind frei
    }
waitingHelp = Es geht los, wenn alle Plätze besetzt sind. Du kannst die Seite schließen und wiederkommen.
begin = Jetzt anfangen
beginHelp = Bots nehmen die freien Plätze.
enter = Mitmachen
entering = Einen Moment …
invites = { $host } lädt dich ein
sendLink = Schick diesen Link allen, die mitmachen sollen
watchLink = Link für alle, die zuschauen wollen
yourMatch = Deine Partie ist eröffnet
playMatch = Zu deiner Partie
watch = Zuschauen
youOwe = Du hast etwas zu entscheiden
left = Noch { $time }; danach entscheidet ein Bot für dich.
waitingFor = Gewartet wird auf { $names }.
othersPlay = Die anderen Partien laufen noch. Du wirst gerufen, wenn deine eröffnet ist.
youAreOut = Du bist ausgeschieden. Du kannst zusehen, wie es weitergeht.
youWatch = Du schaust zu.
withdraw = Wettbewerb aufgeben
withdrawHelp = Deine laufende Partie wird aufgegeben, die nächsten gehen kampflos an die anderen. Das lässt sich nicht zurücknehmen.
withdrawOpen = Gehen
withdrawOpenHelp = Dein Platz wird wieder frei.
withdrawn = hat aufgegeben
calledOff = Er wurde abgesagt.
promise = Aller Zufall kommt aus einer geheimen Zahl, deren Fingerabdruck feststand, bevor jemand antrat:
opened = Jetzt ist sie offen:
another = Noch einmal ansetzen
lobbyTitle = Wettbewerbe
lobbyOpen = Mitmachen
places = { NUMBER($taken) } von { NUMBER($size) } sind dabei
own = Wettbewerbe, bei denen du mitmachst
yourTurn = du entscheidest
matchWaits = deine Partie ist eröffnet
goesOn = läuft
openStill = wartet auf andere
