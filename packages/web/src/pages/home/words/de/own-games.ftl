### Die eigenen Partien auf allen Geräten, auf der Startseite und im Konto, auf Deutsch.

title = Deine Partien auf allen Geräten
yourTurn = Du bist dran
theirTurn = Andere sind dran
openTable = Wartet auf jemanden
finishedGame = Beendet
