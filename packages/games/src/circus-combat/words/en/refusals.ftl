### Why Circus Combat refuses a move, by the keys that the rules give. TRICK and TRICKS name tricks, FACES lists the faces of dice.

notYourTurn = It is not your turn.
asks_rethrow = First say which dice to throw again, or that you keep them all.
asks_place = A die that fits somewhere must be placed before anything else happens.
asks_resolve = Several tricks are ready: say which one is awarded next.
asks_reroll = A trick is full of fatigue: say whether its dice are thrown again.
asks_swap = The new trick lets you swap two neighbours of your show, or leave it as it is.
ownerSwaps = The owner of the show decides about the swap; play goes on after that.
noSuchDie = The dice of the pool are numbered 1 to { $most }.
noDieLeft = There is no such die in the pool.
thrownTwice = Each die is thrown again once at most.
noSuchSlot = The stage has slots 1 to { $most }.
dieLies = Die { $die } has left the pool, and a die that lies is not moved.
rerolledSlot = The dice of that trick go to other tricks; its slot is filled afterwards.
vacantSlot = There is no trick in slot { $slot }.
trickIsReady = That trick is ready and takes no more dice.
misfit = A { $eyes } does not fit there: { TRICK($card) } takes { FACES($takes) }.
notReady = Only a ready trick can be handled: { TRICKS($cards) } are.
noNeighbours = Two neighbours change places: left is 1 to { $most }, or null to leave the show as it is.
