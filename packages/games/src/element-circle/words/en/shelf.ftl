### What the box of Element Circle says.

name = Element Circle
tagline = Shared elements, secret spells, a hand that only shrinks. Be the last wizard who can cast.
players = 2–6 wizards
length = 5–30 minutes a round

# What the button says that opens a match.
start = Light the circle

# What its challenge of the day asks.
challenge = Open hands: one move makes sure that your rival is stuck first.
