### What the box of Circus Combat says.

name = Circus Combat
tagline = Two artists, eight tricks, one spotlight. Outshine your rival before fatigue sets in.
players = 2 artists
length = 30–45 minutes

# What the button says that opens a match.
start = Raise the curtain

# What its challenge of the day asks.
challenge = The last turn of the show: one way to place the dice wins it.
