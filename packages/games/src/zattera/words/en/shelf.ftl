### What the box of Zattera says.

name = Zattera
tagline = One raft for all. Load your crates, and be the last who dares.
players = 2 to 4 boatmen
length = 5 minutes

# What the button says that opens a match.
start = Cast off
