### The frame around every page, in German.

main = Hauptmenü
toContent = Zum Inhalt
games = Spiele
learn = Lernen
lobby = Lobby
replays = Replays
you = Du
formerPlayer = Ehemaliger Mitspieler
settings = Einstellungen
loading = Einen Moment …
notLoaded = Diese Seite konnte nicht geladen werden
checkConnection = Prüfe die Verbindung und{ " " }
tryAgain = versuche es noch einmal
noSuchPage = Diese Seite gibt es nicht
leadsNowhere = Die Adresse führt nirgendwohin.{ " " }
toTheGames = Zu den Spielen
overtaken = Diese Partie ging in einem anderen Tab weiter. Was du hier seitdem getan hast, wird nicht behalten.
showMe = Zeig sie mir
keepsNothing = Dieser Browser behält nichts für uns, vielleicht weil er im privaten Modus ist: Partien sind weg, sobald du gehst.
newVersion = Eine neue Version ist bereit.
newVersionShown = In einem anderen Tab läuft schon eine neue Version.
reload = Neu laden
dismiss = Ausblenden
spoken_close = Schließen
spoken_dismiss = Ausblenden
spoken_rule = Regel
