### Puzzles: late in a round, one move alone makes sure of it.

task = A round with open hands, close to its end. One move alone makes sure that your rival is the first who cannot cast. Find it.
# $number, $mine, $theirs: spells in hand
title = { NUMBER($number) }: { $mine ->
        [one] { $mine } spell
       *[other] { $mine } spells
    } against { NUMBER($theirs) }
rival = Hugo
points_cast = It begins with a spell from your hand.
points_activate = A Permanent of yours has work to do.
points_end = Sometimes enough is enough.
points_pay = It matters which elements are left.
points_inside = Think of what your rival needs next turn, and of what you do.

# $others
why = After it, whatever your rival does, you can see to it that he is out first. Each of the { NUMBER($others) } other moves leaves him a way.
