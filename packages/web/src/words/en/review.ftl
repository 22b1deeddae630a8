### What luck did and what choices did, in English.

title = Winning chances
thinking = Playing the match on from every position …
stop = Stop here
stopped = Stopped early: these numbers are rougher than they could be.
more = Work it out to the end
failed = The review could not be worked out here. Reload the page and try again.
progress = Review

# Read out in place of the picture.
curve = Curve of winning chances over the steps. { $list }

# $name, $start, $result
from = { $name }: { $start } at the start, { $result } at the end.
steps = Steps

why = Luck or choices?
by_luck = { $name } won above all by luck.
by_choices = { $name } won above all by better choices.
by_both = { $name } won by luck and by choices.
unjudged = No bot can judge positions of this game yet, so luck and choices cannot be told apart.
player = Player
start = Start
luck = Luck
own = Own choices
others = Others’ choices
result = End
points = In points of a hundred; each row adds up. Below each stands how far it may be off, 19 times of 20.

turning = Turning points
noTurning = No single step turned this match: it moved by small ones.

# $name, $from, $to
change = { $name }: { $from } → { $to }

# $luck, $choice
parts = luck { $luck }, choice { $choice }
show = Show step { NUMBER($step) }

missed = Worth another look
noMissed = Nobody passed over a move that looked clearly better.

# $name, $move
instead = { $name }: { $move }

# $move, $points
better = “{ $move }” looked better: about { $points } more wins in a hundred.

all = All the numbers
step = Step
happened = What happened
chanceOf = Chances: { $name }
luckOf = Luck: { $name }
choiceOf = Choices: { $name }

how = How this is worked out

# $games, $error
howText = For every position { $games } games at least were played to their end by quick bots who play sensibly, not perfectly; chances are what they won, give or take { $error }.
howChoice = A choice is measured by what its player could see: what the move promised up to the next turn, against what a sensible player would have chosen. Luck is all the rest: dice, cards, and what nobody could know.
# $error
howSolved = This game is solved: chances are what two perfect players would win from there, and a choice is measured against a perfect player's.{ $error ->
        [0] { "" }
       *[other] { " " }Only what a mistake costs is estimated here and there, give or take { NUMBER($error) }.
    }
howDoubt = These are estimates. A good plan that takes many turns can look worse here than it was.

whereLost = Where did I lose?
# $step, $steps
atStep = Step { $step } of { $steps }

youChose = You chose: { $move }.
tryAgain = Try it again from there
look = See it on the board
noMistake = No decision of yours clearly cost the match: the others simply had the better of it.
noMistakeLuck = No decision of yours clearly cost the match: luck did.
