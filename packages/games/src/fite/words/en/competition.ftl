### FITE's tournament.

name = Tournament
help = Names in a bag, drawn in pairs. Losers are out, winners are drawn anew, and the last one left has won.

byes_label = Byes
byes_help = Who goes on without a fight when the number is odd.
byes_random = Left to the draw
byes_noRepeat = Fewest byes first
tournamentDraw_label = A drawn bout
tournamentDraw_help = Fought again at most three times, then rolled off; or rolled off at once.
tournamentDraw_replay = Fought again
tournamentDraw_rollOff = Rolled off
tournamentPowers_label = Super powers
tournamentPowers_help = One for the whole tournament, or another before each bout.
tournamentPowers_fixed = Picked on entering
tournamentPowers_repick = Picked before each bout

# Where a round is fought, in a few words: how many bouts it has.
place = { $bouts ->
        [one] { $bouts } bout
       *[other] { $bouts } bouts
    }
placeHelp = Drawn from the bag.
final = Final
semiFinals = Semi-finals
round = Round { NUMBER($round) }

enter = Put a note into the bag
score = Dice left
rolledOff = Drawn: a roll-off decided

## What is refused

refusals_drawn = The first round has been drawn: nobody can enter any more.
refusals_isOut = This fighter is out of the tournament already.
refusals_undecided = The next round is drawn when every bout of this one is decided.
refusals_decided = This bout has been decided.
refusals_noSuchPairing = There is no such pairing in this round.
refusals_over = The tournament is over.

## What the page shows

# $left: who can still win. $all: who entered.
bag = { $left ->
        [one] The bag: { $left } of { NUMBER($all) } is left
       *[other] The bag: { $left } of { NUMBER($all) } are left
    }
out = Out
isIn = In the bag
writing = Still writing
pick = Which super power does your fighter bring?
pickHelp = It is kept for the whole tournament, and stays hidden until the first draw.
noPower = None
noPowerDoes = by skill alone
put = Into the bag
