### Refusals that every game may give; a game adds its own.

seat = Diesen Platz gibt es an diesem Tisch nicht.
over = Die Partie ist vorbei.
form = So wird ein solcher Zug nicht geschrieben: Sieh dir „{ $field }“ an.
noSuchMove = Einen solchen Zug kennt dieses Spiel nicht.
notYourTurn = Du bist gerade nicht gefragt.
notOffered = Das gehört nicht zu dem, was du jetzt tun darfst.
length = Diese Partie ist zu lang: Man kann sie nur noch aufgeben.
takeBack_nothing = Es ist noch nichts gespielt.
takeBack_others = Seither hat jemand anders gehandelt.
takeBack_chance = Es wurde gewürfelt oder gezogen.
takeBack_secret = Etwas Geheimes kam zum Vorschein.
takeBack_sealed = Diese Wahl gilt, sobald sie getroffen ist.
takeBack_often = Das wurde zu oft zurückgenommen: Spiel weiter.
