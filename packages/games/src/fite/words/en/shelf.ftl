### What the box of FITE says.

name = FITE
tagline = Nine dice each. Guess, divide, roll, and change the roll.
players = 2 fighters
length = 3–6 minutes

# What the button says that opens a match.
start = Ring the bell

# What its challenge of the day asks.
challenge = One reaction puts you ahead, whatever your rival does. Find it.
