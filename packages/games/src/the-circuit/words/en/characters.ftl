### The characters of The CIRCUIT: what they are like, and how they lose.

easy = Loves a long run and forgets why. Wait where it ends.
medium = Quick, and overlooks every third thing that could be done. Punish it.
hard = Plays each turn for all it is worth, and no further. Bait with a fighter.
champion = Thinks of your answer to every blow. Stand where none of them pays.
