### One's own games on all devices, on the home page and in the account, in English.

title = Your games on all devices
yourTurn = Your turn
theirTurn = Waiting for others
openTable = Waiting for somebody to join
finishedGame = Finished
