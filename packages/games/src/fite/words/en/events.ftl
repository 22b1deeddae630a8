### What happened. A sentence each, but its capital and its full stop are put on later.
### What is told of both sides is a clause for each.

# $power: its name; null for none.
enters = { DOES($seat, "enter", "enters") } { $power ->
        [null] without a power
       *[other] with { $power }
    }
committed = { IS_YOU($seat) ->
        [true] your choice is made
       *[false] { NAME($seat) } has chosen
    }
turnStarted = turn { NUMBER($turn) } begins
standTogether = both fighters stand on { $place }
stands = { DOES($seat, "stand", "stands") } on { $place }

# $place: null for staying.
swiftAnswered = { $place ->
        [null] { DOES($seat, "keep Swift and stay", "keeps Swift and stays") }
       *[other] { DOES($seat, "use Swift and go", "uses Swift and goes") } to { $place }
    }
divides = { DOES($seat, "send", "sends") } { NUMBER($off) } to attack and { NUMBER($def) } to defence{ $using ->
        [true] , with the super power in use
       *[false] { "" }
    }

# $off, $def: faces, or the message noDice.
rolls = { DOES($seat, "roll", "rolls") } { $off } to attack and { $def } to defend
noDice = nothing
leavesDice = { DOES($seat, "leave the dice alone", "leaves the dice alone") }

# $parts: what the reaction does, one after the other.
reacts = { NAME($seat) } { $parts }
nobodyReacts = nobody reacts

# $outcome: what became of the dice.
attackCompared = { OWNS($seat) } attack { $off } meets { $def }: { LIST($outcome) }
cancelled = { NUMBER($dice) } cancelled
tooWeak = { NUMBER($dice) } too weak to count
hits = { $dice ->
        [0] no hit
        [one] { $dice } hit
       *[other] { $dice } hits
    }

# $left, $others: the dice that are left, the reader’s own first.
nothingLost = no die is lost: still { NUMBER($left) } against { NUMBER($others) }

# $lost: of the seat. $theirs: of the other seat.
diceLost = { DOES($seat, "lose", "loses") } { $lost ->
        [0] nothing
        [one] { $lost } die
       *[other] { $lost } dice
    }, { NAME($other) } { $theirs ->
        [0] nothing
        [one] { $theirs } die
       *[other] { $theirs } dice
    }: { NUMBER($left) } against { NUMBER($others) }
fighterDazed = { DOES($seat, "are", "is") } dazed, with one die left

# $throws: a clause for each side, as `throws` says it.
rolledOff = roll-off: { $throws }
throws = { DOES($seat, "roll", "rolls") } { NUMBER($die) }
rematchCalled = nobody is left to win, so the bout starts again (rematch { NUMBER($rematch) })
draw = a draw: { $why }
won = { DOES($seat, "win", "wins") } the bout: { $why }

why_takenOut = the last die is gone
why_finished = a dazed fighter is finished off
why_bothOut = both fighters are out
why_bothDazed = both fighters are dazed
why_turnLimit = time is called
why_concede = by concession
why_rollOff = by roll-off
