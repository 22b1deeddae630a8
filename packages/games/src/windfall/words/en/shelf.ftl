### What the box of Windfall says.

name = Windfall
tagline = One old tree, four hungry hands. Press what belongs together before it rots.
players = 2 to 4 gleaners
length = 10 minutes

# What the button says that opens a match.
start = Shake the tree
