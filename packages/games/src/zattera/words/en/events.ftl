### What happened. A sentence each, but its capital and its full stop are put on later.
### DOES($seat, "hold", "holds") is "you hold" or "Ada holds", whoever reads it.

began = { DOES($seat, "begin", "begins") }
dealt = { DOES($seat, "hold", "holds") } { LIST($hand) }

# $weight: of the crate. $load: what the raft carries now.
loaded = { DOES($seat, "load", "loads") } { NUMBER($weight) }: the raft carries { NUMBER($load) }

# $weight: of the crate; null if the reader does not see it.
drew = { DOES($seat, "draw", "draws") } { $weight ->
        [null] a crate
       *[other] { NUMBER($weight) }
    }

# $weight: of the crate that went; null if none did.
exchanged = { $weight ->
        [null] { DOES($seat, "keep all crates", "keeps all crates") }
       *[other] { DOES($seat, "throw", "throws") } { NUMBER($weight) } overboard
    }
gaveWay = { DOES($seat, "give way", "gives way") }
sailed = { DOES($seat, "sail", "sails") } with { $isFull ->
        [true] a full raft
       *[false] the raft
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won = { DOES($seat, "win", "wins") }
wonTogether = { LIST($names) } share the win
