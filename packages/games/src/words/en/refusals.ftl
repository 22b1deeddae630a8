### Refusals that every game may give; a game adds its own.

seat = There is no such seat at this table.
over = The game is over.
form = This is not how such a move is written: look at ‘{ $field }’.
noSuchMove = This game knows no such move.
notYourTurn = You are not asked now.
notOffered = That is not among what you may do now.
length = This match is too long: it can only be conceded.
takeBack_nothing = Nothing has been played yet.
takeBack_others = Somebody else has acted since.
takeBack_chance = Dice were rolled or cards drawn.
takeBack_secret = Something secret was learned.
takeBack_sealed = This choice is final once made.
takeBack_often = This has been taken back too often: play on.
