### Why a move is refused, by the keys that the rules give: `asks_loading` is the key `asks.loading`.

asks_loading = Load a crate or give way.
asks_exchanging = First say whether you exchange a crate.
notHeld = You hold no crate of weight { $weight }.
tooHeavy = The raft carries only { $room } more, and this crate weighs { $weight }.
emptyRaft = Nobody has loaded anything yet: there is nothing to give way to.
