### Puzzles: after the roll, one reaction alone makes sure of the bout.

task = The dice lie. One reaction alone puts you ahead whatever your rival does, and whoever is ahead wins. Find it.
# $number, $mine, $theirs
title = { NUMBER($number) }: { NUMBER($mine) } dice against { NUMBER($theirs) }
rival = Hugo
points_power = Your super power has a part in it.
points_move = A die is in the wrong pool.
points_flip = Something has to be turned over.
points_nothing = Look at what happens if nothing is touched.

# $others: how many other reactions there are
whyOver = That settles the bout. { NUMBER($others) } other reactions were possible, and none of them is sure to win.

# $mine, $theirs, $others
whyAhead = You are left with { NUMBER($mine) } dice against { NUMBER($theirs) }, and whoever is ahead wins for certain: by attacking with all dice but one, turn after turn (FITE-R43). None of the { NUMBER($others) } other reactions gets you there.
