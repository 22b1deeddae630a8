### What the generic table and a terminal call things. What English does not name goes by its own name.

turn = Turn
rematches = Rematches
dice = Dice
power = Power
loc = Place
off = Attack
def = Defence
spent = Power used
using = Power at work
mine = Your choice
result = Result
winner = Winner
use = Use the power
move = Move dice
flip = Flip dice
bonus = Bonus for
from = from
faces = dice
reason = Reason
takenOut = taken out
finished = finished
concede = concede
