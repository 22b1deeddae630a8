### What the box of Zattera says.

name = Zattera
tagline = Ein Floß für alle. Belade es, und sei der Letzte, der sich traut.
players = 2 bis 4 Flößer
length = 5 Minuten
start = Leinen los
