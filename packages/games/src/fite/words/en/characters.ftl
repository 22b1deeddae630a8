### The characters of FITE: what they are like, and how they lose.

easy = Loves to attack and forgets to guard. Let him run into your defence.
medium = Sees most of it, but misjudges close fights. Keep them close.
hard = Takes the best of this turn and thinks no further. Save your power for later.
champion = Mixes her choices so that nobody can guess them. Only dice beat her.
