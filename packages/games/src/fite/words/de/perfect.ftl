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
stand = Wo man steht
divide = Wie man teilt
yourPlace = Du stehst auf
theirPlace = Der andere steht auf

# $attack, $defence
split = { NUMBER($attack) } im Angriff, { NUMBER($defence) } in der Abwehr

# $percent
often = { DECIMAL($percent) } %
mix = Wo mehreres genannt ist, entscheide das Los nach diesen Zahlen: Wer sich vorhersehen lässt, verliert.
sure_classic = Genau bis sieben Würfel. Mit acht und neun sind Kämpfe mit sehr vielen Würfen geschätzt. Superkräfte sind bis zu vier Würfeln bekannt.
sure_tempered = Genau: Jeder Wurf wurde betrachtet. Kämpfe mit Superkräften sind nicht ausgerechnet.
