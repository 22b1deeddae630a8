### Rätsel: der letzte Zug, in dem nur eine Anordnung der Würfel gewinnt.

task = Der letzte Zug der Vorstellung, und die Würfel liegen. Nur eine Art, die übrigen zu legen, gewinnt die Partie: Finde sie. Geworfen wird nicht mehr.
# $number, $behind
title = { NUMBER($number) }: { $behind ->
        [0] gleichauf
        [one] { $behind } Punkt zurück
       *[other] { $behind } Punkte zurück
    }
rival = Hugo
points_place = Sieh dir Platz { NUMBER($slot) } der Bühne an.
points_other = Sieh dir deine eigene Vorstellung an.

# $mine, $theirs, $others
why = Es endet { NUMBER($mine) } zu { NUMBER($theirs) }. Die { NUMBER($others) } anderen Arten, diese Würfel zu legen, gewinnen nicht.
