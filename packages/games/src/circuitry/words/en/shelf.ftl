### What the box of Circuitry says.

name = Circuitry
tagline = Build the board, bend the board, bring the charge home. Every card can turn under your feet.
players = 2–6 players, puzzles for one
length = 15–30 minutes

# What the button says that opens a match.
start = Close the circuit

# What its challenge of the day asks.
challenge = Win in this one turn, with as few cards as you can.
