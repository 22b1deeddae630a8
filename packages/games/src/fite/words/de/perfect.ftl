### Was ein Kämpfer täte, der nie irrt.

lead = Zwei Kämpfer, die nie irren: Was täten sie? Stelle einen Augenblick zwischen zwei Runden ein und frage.
position = Der Augenblick
rules = Regeln
settings_classic = Wie veröffentlicht
settings_tempered = Gemäßigt
yourDice = Deine Würfel
theirDice = Würfel des anderen
yourPower = Deine Superkraft
theirPower = Superkraft des anderen
noPower = Keine mehr
answer = Die Antwort

# $percent
wins = Du gewinnst { DECIMAL($percent) } von 100 Kämpfen.
drawIsHalf = Ein Unentschieden zählt halb.
ahead = Wer mehr Würfel hat, gewinnt, was der andere auch tut. Greif mit allen Würfeln bis auf einen an.
behind = Wer weniger Würfel hat, verliert gegen einen Kämpfer, der nie irrt. Hoffe, dass dieser es tut.
stay = Hier bleiben

# $power: the name of one. $percent
keeping = { $power }, noch nicht eingesetzt, ist { DECIMAL($percent) } dieser 100 Kämpfe wert: Setze es in einer Runde ein, die mehr gewinnt.

# $power: the name of Swift
swift = Danach, mit { $power }:

stand = Wo man steht
divide = Wie man teilt
yourPlace = Du stehst auf
theirPlace = Der andere steht auf

# $attack, $defence
split = { NUMBER($attack) } im Angriff, { NUMBER($defence) } in der Abwehr

# $percent
often = { DECIMAL($percent) } %
mix = Wo mehreres genannt ist, entscheide das Los nach diesen Zahlen: Wer sich vorhersehen lässt, verliert.
sure_plain = Genau: Jeder Wurf wurde betrachtet.
sure_powers = Auf 0,1 von 100 Kämpfen richtig, gegen wen auch immer: Runden mit sehr vielen Würfen sind aus einer Million davon errechnet.
