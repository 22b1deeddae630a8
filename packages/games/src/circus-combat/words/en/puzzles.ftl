### Puzzles: the last turn, in which one arrangement of the dice alone wins.

task = The last turn of the show, and the dice lie. Only one way to place what is left of them wins the game: find it. Nothing more is thrown.
# $number, $behind
title = { NUMBER($number) }: { $behind ->
        [0] level
        [one] { $behind } point behind
       *[other] { $behind } points behind
    }
rival = Hugo
points_place = Look at slot { NUMBER($slot) } of the stage.
points_other = Look at your own show.

# $mine, $theirs, $others
why = It ends { NUMBER($mine) } to { NUMBER($theirs) }. The { NUMBER($others) } other ways to place these dice do not win.
