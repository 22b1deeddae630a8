### Why a move is worth making. $goal: where the reader’s pawn has to go next, its charge point or its node beside the master node.

# $goal
noWay = There is then no way to { $goal ->
        [charge] your charge point
       *[master] your node at the master node
    }.
arrived = You are then at { $goal ->
        [charge] your charge point
       *[master] your node at the master node
    }.

# $goal. $steps: how far it is.
stays = { $goal ->
        [charge] Your charge point
       *[master] Your node at the master node
    } stays { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away.

# $goal. $steps: then. $before: now; null where no way leads there.
isThen = { $goal ->
        [charge] Your charge point
       *[master] Your node at the master node
    } is then { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away{ $before ->
        [null] { "" }
       *[other] { " " }instead of { NUMBER($before) }
    }.
rivalLost = { NAME($seat) } then has no way to go.

# $seat: a rival. $steps: then. $before: now; null where no way leads there.
rival = { NAME($seat) } then has { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to go{ $before ->
        [null] { "" }
       *[other] { " " }instead of { NUMBER($before) }
    }.

# What a mini that could be taken would do at best. $goal, $steps, $before
could = With it { $goal ->
        [charge] your charge point
       *[master] your node at the master node
    } could be { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away{ $before ->
        [null] { "" }
       *[other] { " " }instead of { NUMBER($before) }
    }.

# $movement: movement cards among them. $black: those among these. $all: gold minis that nobody has shown.
unseen = Of the { NUMBER($all) } gold minis you have not seen, { NUMBER($movement) } are movement cards, { NUMBER($black) } of them black.
ownCharge = Your charge point is on it.

# $play: a way to go on with what was begun, as the table names it.
instance = For instance: { $play }.

# $carried, $needed: charges.
gains = You then carry { NUMBER($carried) } of the { NUMBER($needed) } you still need.
wins = That wins the game.
stillNeeds = After that { $charges ->
        [one] { $charges } charge is
       *[other] { $charges } charges are
    } still needed.

# $seat: a rival. $steps: how far they have to go.
isFar = { NAME($seat) } has { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to go.
inhibits = For three turns { NAME($seat) } needs the colour of every node, or black.
keepsInhibit = You keep Inhibit for another moment.
frees = You can then step with any colour again.

# $seat: a rival. $own, $theirs: charges.
takes = You then carry { NUMBER($own) }, and { NAME($seat) } { NUMBER($theirs) }.
holds = You hold { NUMBER($n) } of these.
keeps = You keep { $minis ->
        [one] { $minis } mini
       *[other] { $minis } minis
    } for later turns.
