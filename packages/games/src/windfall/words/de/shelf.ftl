### What the box of Windfall says.

name = Windfall
tagline = Ein alter Baum, vier hungrige Hände. Press, was zusammengehört, bevor es fault.
players = 2 bis 4 Sammler
length = 10 Minuten
start = Schüttle den Baum
