### Moves, as orders that somebody could give. No full stop.

# $weight: of the crate. $load: what the raft then carries, of $limit.
load = Load { NUMBER($weight) }: the raft then carries { NUMBER($load) } of { NUMBER($limit) }
giveWay = Give way: the raft sails with { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }

# $weight: of the crate that goes; null if none does.
exchange = { $weight ->
        [null] Keep all crates
       *[other] Throw { NUMBER($weight) } overboard and draw another
    }
concede = Concede
