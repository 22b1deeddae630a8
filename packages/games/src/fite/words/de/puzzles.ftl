### Rätsel: Nach dem Wurf sichert nur eine einzige Reaktion den Kampf.

task = Die Würfel liegen. Nur eine Reaktion bringt dich in Führung, was der Gegner auch tut, und wer führt, gewinnt. Finde sie.
# $number, $mine, $theirs
title = { NUMBER($number) }: { NUMBER($mine) } Würfel gegen { NUMBER($theirs) }
rival = Hugo
points_power = Deine Superkraft spielt dabei eine Rolle.
points_move = Ein Würfel liegt in der falschen Hand.
points_flip = Etwas muss umgedreht werden.
points_nothing = Sieh dir an, was geschieht, wenn du nichts anrührst.

# $others
whyOver = Damit ist der Kampf entschieden. { NUMBER($others) } andere Reaktionen waren möglich, und keine davon gewinnt sicher.

# $mine, $theirs, $others
whyAhead = Dir bleiben { NUMBER($mine) } Würfel gegen { NUMBER($theirs) }, und wer führt, gewinnt sicher: indem er Zug um Zug mit allen Würfeln bis auf einen angreift (FITE-R43). Keine der { NUMBER($others) } anderen Reaktionen führt dahin.
