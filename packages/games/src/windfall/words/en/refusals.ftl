### Why a move is refused, by the keys that the rules give: `asks_acting` is the key `asks.acting`.

asks_acting = Trade, press or wait.
asks_taking = First say whether you take a fruit out of the row.
asks_offering = First choose a fruit for the market.
notInRow = There is no { FRUIT($fruit) } in the row.
notHeld = You do not hold { FRUIT($fruit) }.
worthLess = { FRUIT($give) } is not enough for { FRUIT($take) }: give the same kind, or one at least as ripe.
noSet = These three are neither of one kind nor of one ripeness.
ownTurn = Magpies fly while somebody else has the turn.
noMagpie = You have no magpie left.
lastFruit = The last fruit of the row is safe from magpies.
