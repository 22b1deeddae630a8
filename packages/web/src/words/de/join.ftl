### Where an invitation leads, and the links of a table, in German.

title = Mitspielen
cannot = An diesen Tisch kannst du dich nicht setzen
toLobby = Sieh in die Lobby
looking = Der Tisch wird gesucht …
notThere = Der Tisch ist nicht da.
somebody = Jemand
wantsToPlay = { $host } möchte spielen
theRules = Die Regeln
sitting = Du setzt dich …
take = Platz nehmen
failed = Das hat nicht geklappt.
allTaken = Alle Plätze sind besetzt
seatLost = Du hattest hier einen Platz. Er wurde aufgegeben, weil dieser Browser nicht rechtzeitig geöffnet hat, was er für die Würfel versprochen hatte. Solange ein Platz frei ist, kannst du ihn wieder nehmen.
finished = { $people } sind fertig.
playing = { $people } spielen gerade.
howItEnded = Sieh, wie es ausging
watch = Zusehen
sendLink = Schick diesen Link deinem Gegner
sendLinkToAll = Schick diesen Link allen, die mitspielen sollen
watchLink = Link für alle, die zusehen wollen
otherDevice = Mit einem anderen Gerät weiterspielen
seatLink = Dieser Link ist dein Platz. Öffne ihn auf dem anderen Gerät, und zeig ihn niemandem.
allGames = Oder nimm alle deine Partien mit
promise = Niemand sucht sich die Würfel aus
promiseMeans = { " " }ist das Siegel vor dem ersten Wurf. Am Ende wird es geöffnet, und jeder Wurf lässt sich prüfen.
copy = Kopieren
copied = Kopiert
sendOn = Senden …
copiedSaid = Kopiert.

broughtSeat = Dieser Link bringt den Platz von { $name }
broughtText = Wer sich damit setzt, spielt von hier aus für { $name }. Nimm ihn nur, wenn es deiner ist.
# $name, $own
broughtInstead = Wer sich damit setzt, spielt für { $name }. Du sitzt an diesem Tisch als { $own }: Dieser Browser gäbe den Platz auf.
sitDownAs = Als { $name } setzen
onlyWatch = Nur zusehen
stay = { $own } bleiben
sayCode = Sag diesen Code
codeHelp = Wer ihn hört, tippt ihn auf { $address } ein, oder hält die Kamera auf das Quadrat.
qr = Der Link als QR-Code
haveCode = Hat dir jemand einen Code gesagt?
codeLead = Jemand an einem Tisch hat dir sechs Buchstaben gesagt. Sie führen zu einem freien Platz.
toTable = Zum Tisch
noSuchCode = Unter diesem Code wartet kein Tisch. Codes gelten eine Stunde, und solange ein Platz frei ist.
