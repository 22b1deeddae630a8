### Puzzles, in English.

title = Puzzles
pageTitle = Puzzles of { $game }
lead = Each can be solved, and the fewest possible is proved. Undo as often as you like.
opening = Opening the puzzles …
noSuchPuzzle = There is no such puzzle
toShelf = All puzzles
dailyOf = Daily puzzle, { $date }
dailyHelp = The same for everyone, a new one every day at midnight UTC.
othersMet = { $n ->
        [one] { $n } has met it here:
       *[other] { $n } have met it here:
    }
dailyDone = Solved today
streak = { $days } in a row
days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
solveDaily = Solve it
grade = Grade { NUMBER($grade) }
grades_item1 = First steps
grades_item2 = Easy
grades_item3 = Tricky
grades_item4 = Hard
grades_item5 = Very hard

# $earned, $all
soFar = { $earned } of { $all } stars
stars = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
notSolved = not solved yet
best = Best: { $par }
leave = Leave the puzzle
played = Played
par = Fewest
archive = Past daily puzzles
archiveHelp = They earn stars as before; a streak counts only what was solved on its day.
progress = How far you are
undo = Undo
startOver = Start over
hint = Hint
hintMore = Tell me
hintPlay = Play it
hintLabel = Hint
withHelp = Being told costs stars: one is left.
astray = The stored solution left you { $plays } ago. Going back there helps.
plays = { $n ->
        [one] { $n } play
       *[other] { $n } plays
    }
goBack = Go back there
noHint = Nothing more to say: it is over.
rules = Rules
solved = Solved with { $spent }.
atPar = Nobody can do it with fewer.
# $positions, $endings
proof = Proved over { $positions } positions: { $endings } with so few.
onlyEnding = one way to end
endings = { $n ->
        [one] { $n } way to end
       *[other] { $n } ways to end
    }
overPar = { $over } more than needed.
helped = With help: one star.
lost = The turn is over, and nothing was delivered. Undo it, or start over.
nextPuzzle = Next puzzle
share = Copy result
shared = Copied.

# $game, $date, $stars, $spent, $par
shareText = { $game }, daily puzzle, { $date }: { $stars } { $spent }, fewest possible { $par }
you = You
settingTable = Setting the table …
tableFailed = The table could not be loaded
reload = Check the connection and reload the page.

## Where exactly one move wins and has to be found.

leadFind = Positions from real play in which one move alone makes sure of the win. Find it; every other one lets it slip.
choices = { $n ->
        [one] { $n } move to choose from
       *[other] one of { $n } moves
    }
attempt = Try
missed = Not this one: the win is no longer sure. Look at what came of it, then try another.
tryAgain = Try again
found = Found.
foundAt = { $attempt ->
        [one] At the first try.
       *[other] At try { NUMBER($attempt) }.
    }
# $positions
proofFound = Proved over { $positions } positions: no other move is sure to win.

# $game, $date, $stars
shareFound = { $game }, find the move, { $date }: { $stars }
