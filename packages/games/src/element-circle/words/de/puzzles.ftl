### Rätsel: spät in einer Runde sichert sie nur ein einziger Zug.

task = Eine Runde mit offenen Karten, kurz vor dem Ende. Nur ein Zug sorgt sicher dafür, dass der Gegner als Erster nicht mehr zaubern kann. Finde ihn.
# $number, $mine, $theirs
title = { NUMBER($number) }: { $mine ->
        [one] { $mine } Zauber
       *[other] { $mine } Zauber
    } gegen { NUMBER($theirs) }
rival = Hugo
points_cast = Es beginnt mit einem Zauber aus deiner Hand.
points_activate = Einer deiner dauerhaften Zauber hat etwas zu tun.
points_end = Manchmal ist es genug.
points_pay = Es kommt darauf an, welche Elemente übrig bleiben.
points_inside = Überlege, was der Gegner im nächsten Zug braucht, und was du.

# $others
why = Was der Gegner danach auch tut, du kannst dafür sorgen, dass er zuerst ausscheidet. Jeder der { NUMBER($others) } anderen Züge lässt ihm einen Ausweg.
