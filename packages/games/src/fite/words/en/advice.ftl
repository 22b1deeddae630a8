### Why a move is worth making. $dealt and $taken are hits, from the reader’s side. $foe: the rival’s name.
### $mayChange: the rival may still change dice.

# $dealt, $foe, $mayChange
takesOut = { $dealt ->
        [one] { $dealt } hit takes
       *[other] { $dealt } hits take
    } { $foe } out{ $mayChange ->
        [true] , if { $foe } leaves the dice alone
       *[false] { "" }
    }.

# $dealt, $taken: then. $dealtNow, $takenNow: as the dice lie. $foe, $mayChange
instead = You would hit { NUMBER($dealt) } and take { NUMBER($taken) } instead of { NUMBER($dealtNow) } and { NUMBER($takenNow) }{ $mayChange ->
        [true] , if { $foe } leaves the dice alone
       *[false] { "" }
    }.

# $dealt, $taken, $foe, $mayChange
same = You hit { NUMBER($dealt) } and take { NUMBER($taken) } either way{ $mayChange ->
        [true] ; it counts if { $foe } changes dice too
       *[false] { "" }
    }.

# $dealt, $taken
nothingBetter = As the dice lie you hit { NUMBER($dealt) } and take { NUMBER($taken) }, and no change gains more.

# $dealt, $taken. $power: its name. $gain: in dice.
keepsPower = As the dice lie you hit { NUMBER($dealt) } and take { NUMBER($taken) }. { $power } works once, and now it would gain only { $gain ->
        [one] { $gain } die
       *[other] { $gain } dice
    }.

# $dealt, $taken
lies = As the dice lie you hit { NUMBER($dealt) } and take { NUMBER($taken) }.

# $dealt, $taken: averages. $foe
divided = Over all of { $foe }’s divisions you hit { DECIMAL($dealt) } and take { DECIMAL($taken) } on average.

# $off: dice to attack. $dealt, $taken: averages.
dividedElse = With { NUMBER($off) } to attack it would be { DECIMAL($dealt) } and { DECIMAL($taken) }.

# $gain: dice on average, with one decimal.
place = It gains you about { $gain ->
        [one] { DECIMAL($gain) } die
       *[other] { DECIMAL($gain) } dice
    } a fight, on average over any divisions.

# $others: the other places, each as the next message says it.
placeElse = { LIST($others) }.

# $place: its name. $gain: dice on average.
wouldGain = { $place } would gain { DECIMAL($gain) }

# $gain: dice on average. $isMost: more than any other power.
power = In the fight where you use it, it gains about { $gain ->
        [one] { DECIMAL($gain) } die
       *[other] { DECIMAL($gain) } dice
    } on average{ $isMost ->
        [true] , the most of all powers
       *[false] { "" }
    }.
swift = You see where { $foe } stands before you settle on your own place.
stays = Swift works once, and you keep it for another turn.
