### What the box of Circuitry says.

name = Circuitry
tagline = Build the board, bend the board, bring the charge home. Every card can turn under your feet.
players = 2–6 players, puzzles for one
length = 15–30 minutes

# What the button says that opens a match.
start = Close the circuit
