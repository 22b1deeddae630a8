### What the box of The CIRCUIT says.

name = The CIRCUIT
tagline = Four fighters, one ring, one purse of Hype. Knock them out, throw them out, pin them, and finish in style.
players = 2–3 teams
length = 15–30 minutes a match

# What the button says that opens a match.
start = Ring the bell

# What its challenge of the day asks.
challenge = A moment in the ring, and one thing to do in it.
