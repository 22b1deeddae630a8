### The characters of Circuitry: what they are like, and how they lose.

easy = Hoards cards and forgets to run. Be quick.
medium = Runs well, but misses turns of the board. Turn it.
hard = Knows the plays, and now and then takes the second best. Be there then.
champion = Thinks some plays further than the others. Keep your way open twice.
