### Das Turnier von FITE.

name = Turnier
help = Namen in einem Beutel, paarweise gezogen. Wer verliert, scheidet aus, die anderen werden neu gezogen, und wer übrig bleibt, hat gewonnen.

byes_label = Freilose
byes_help = Wer bei ungerader Zahl ohne Kampf weiterkommt.
byes_random = Das Los entscheidet
byes_noRepeat = Wer die wenigsten hatte
tournamentDraw_label = Ein unentschiedener Kampf
tournamentDraw_help = Höchstens dreimal wiederholt, dann ausgewürfelt; oder gleich ausgewürfelt.
tournamentDraw_replay = Wird wiederholt
tournamentDraw_rollOff = Wird ausgewürfelt
tournamentPowers_label = Superkräfte
tournamentPowers_help = Eine für das ganze Turnier, oder vor jedem Kampf eine andere.
tournamentPowers_fixed = Beim Eintritt gewählt
tournamentPowers_repick = Vor jedem Kampf gewählt

place = { $bouts ->
        [one] { $bouts } Kampf
       *[other] { $bouts } Kämpfe
    }
placeHelp = Aus dem Beutel gezogen.
final = Finale
semiFinals = Halbfinale
round = Durchgang { NUMBER($round) }

enter = Einen Zettel in den Beutel legen
score = Übrige Würfel
rolledOff = Unentschieden: Der Wurf entschied

## Was abgelehnt wird

refusals_drawn = Der erste Durchgang ist ausgelost: Niemand kann mehr dazukommen.
refusals_isOut = Dieser Kämpfer ist schon ausgeschieden.
refusals_undecided = Der nächste Durchgang wird ausgelost, wenn jeder Kampf dieses Durchgangs entschieden ist.
refusals_decided = Dieser Kampf ist schon entschieden.
refusals_noSuchPairing = Diese Paarung gibt es in diesem Durchgang nicht.
refusals_over = Das Turnier ist vorbei.

## Was die Seite zeigt

bag = { $left ->
        [one] Der Beutel: Noch { $left } von { NUMBER($all) } ist im Turnier
       *[other] Der Beutel: Noch { $left } von { NUMBER($all) } sind im Turnier
    }
out = Ausgeschieden
isIn = Im Beutel
writing = Schreibt noch
pick = Welche Superkraft bringt dein Kämpfer mit?
pickHelp = Er behält sie im ganzen Turnier, und bis zur ersten Auslosung bleibt sie verborgen.
noPower = Keine
noPowerDoes = allein durch Können
put = In den Beutel
