### What the table asks and shows, and what can be set.

ask_waiting = Waiting for { NAME($seat) }.
ask_exchanging = Twins! Throw one of your crates overboard and draw another?
ask_firstCrate = The raft is empty. Load a crate.
ask_loading = Load a crate, or give way?

# $load: what the raft carries, of $limit.
loadOf = { NUMBER($load) } of { NUMBER($limit) }

labels_raft = Raft
labels_load = Load
labels_leader = Loaded last
labels_gone = Gone
labels_giveWay = Give way
labels_exchange = Exchange
labels_weight = Weight
labels_points = Points
labels_hand = Hand
labels_crates = Crates
labels_pile = Pile
labels_winners = Winners

options_limit_label = Raft
options_limit_help = How much the raft carries.

presets_usual_label = As written
presets_usual_help = The raft carries 15.
presets_large_label = Large raft
presets_large_help = It carries 20: more crates go with each raft.
