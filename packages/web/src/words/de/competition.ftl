### Series and championships, in German. What only one game says of them comes from the game.

what = Was gespielt wird
match = Eine Partie
matchHelp = Wer sie gewinnt, gewinnt.
entrants = Wie viele teilnehmen
matchOptions = Regeln jeder Partie
start = Beginnen
next = Was ansteht
owed = { $name }: { $what }
decide = Entscheiden
leave = Nicht jetzt
play = Spielen
goOn = Weiterspielen
letBots = Die Bots spielen lassen
thinking = Sie spielen: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
failed = Die Bots kamen nicht weiter. Versuch es noch einmal.
replay = Ansehen
stages = Die Etappen
standings = Tabelle
place = Platz
name = Name
played = Partien
wins = Siege
out = ausgeschieden
goesOn = kommt weiter
bye = kommt weiter: Freilos
winner = gewinnt
drawn = unentschieden
isBot = ein Bot
bot = spielt wie { $name }
notKnown = Noch offen
champion = Siegerpodest
isChampion = { $name } gewinnt!
isDraw = Unentschieden: Niemand liegt vorn.
honour = { $title }: { $of } von { $name }
again = Noch einmal mit denselben Leuten
putAway = Wegräumen
gone = Dieses Gerät kennt das nicht
goneHelp = Es wurde weggeräumt oder liegt auf einem anderen Gerät.
running = Serien und Meisterschaften
back = Zurück zur Tabelle
enterResult = Anderswo gespielt: Ergebnis eintragen
won = { $name } hat gewonnen
wasDrawn = Unentschieden
leaves = Jemand geht
isLeaving = { $name } geht
allTitle = Turniere und Meisterschaften
allLead = Mehr als eine Partie entscheidet: an diesem Gerät, mit Freunden anderswo oder mit allen, über so viele Tage, wie ihr wollt.
open = Ansetzen
