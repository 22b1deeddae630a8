### The match page, in English.

leave = Leave the table
yourTurn = Your turn
toQuestion = To what is asked
setting = Setting the table …
notHere_offline = The table is out of reach
notHere_closed = This table is not open to you
notHere_unknown = No such match
tryAgain = Try again
unknownHere = This browser does not know that match: it was played elsewhere, or its memory was cleared.
startAnother = Start a new one
tableNotLoaded = The table could not be loaded
reload = Check the connection and reload the page.
lost = No connection. Trying again; nothing is lost.
lostSending = No connection. Your move is sent when it is back.
opening = Waiting for the server …
botFailed = The bot has stopped thinking. Reload the page to go on.
brokenPromise = The promise about the dice is not the one you were shown when you sat down: do not trust them.
closed_private = Nobody watches at this table.
closed_seatOfAnother = This seat belongs to somebody else: the key kept here does not open it.
closed_seatLost = Your seat was given up: what this browser had promised for the dice was not opened in time.
closed_noSuchTable = There is no such table.
closed_outdated = The server does not understand this page. Reload it to get the newest.
seatNumber = Seat { NUMBER($n) }
log = Log
logOfMatch = Log of the match
whatHappened = What happened
nothingYet = Nothing yet. Every move will be told here, with the rule behind it.

# $version, $today
olderRules = Begun by version { NUMBER($version) } of the rules; version { NUMBER($today) } is played now. It can be watched later, not verified.
rules = Rules
hint = Hint

# $bot, $move
hintSays = { $bot } would say: { $move }.
hintOnly = There is nothing else to do.

# $mine, $move, $other
hintWhy = That promises { $mine } to win; the next best ({ $move }) promises { $other }.
hintSame = Several moves look alike: about { $mine } to win.
hintClose = Close the hint
hintFailed = The bot has no advice now.
whyNot = Why not this?
whyNotPick = Another move …
# $mine, $best
whyNotWorse = It promises { $mine } to win, the advised move { $best }.
# $mine, $best
whyNotBetter = Looked at alone it does no worse: { $mine } to win against { $best }. Take it if you like it.
# $mine
whyNotSame = There is nothing between the two: about { $mine } to win.
whyNotUnknown = How the two compare cannot be reckoned here.
share = Share
shareTable = Share this table
concede = Concede
concedeAsk = Concede?
concedeAskFor = Does { $name } concede?
concedeMeans = The game ends for you at once, and the others win.
concedeTo = The game ends at once, and { $rival } wins.
concedeLater = The rules let nobody go just now: you go as soon as they do.
restSeen = You have conceded. The others play on.
restUnseen = The others play the rest.
restEnd = Show how it ends
restLeave = Leave
stay = Stay after all
playOn = Play on
waitingForOpponent = Waiting for your opponent
waitingForMore = Waiting: { $free }
makingDice = Everybody is here
makingDiceText = The dice are made of what each player throws in, and nobody could choose it. Still to come: { $names }.
# $names
calledOff = A deal was called off: what { $names } had promised for the dice was not opened in time. That seat is free again or a bot’s, everybody has promised anew, and the record will tell.
freeSeats = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
freeSeat = free
mayLeave = You may close this page: the table is among your matches on the first page. Be back once everybody is here: whoever is missing then is not dealt in.
rematch = Rematch
replayAndProof = Replay and proof
newMatch = New match
failed = That did not work.
undo_label = Undo
undo_ask = Ask to undo
undo_ofOther = Undo { $name }’s move
undo_done = Taken back.
undo_why_nothing = There is nothing to take back.
undo_why_others = Somebody else has acted since, so your last step stands.
undo_why_chance = Dice were rolled or cards drawn, so your last step stands.
undo_why_secret = Something secret was learned, so your last step stands.
undo_why_sealed = Your last choice was final.
undo_next_free = The next step can be taken back.
undo_next_final = The next step is final.
undo_next_mixed = Some next steps are final.
undo_short_free = next: can be undone
undo_short_final = next: final
undo_short_mixed = next: depends
briefing_wins = You win
briefing_ends = It ends
briefing_special = What is special
briefing_play = Sit down
briefing_begin = Begin
briefing_learn = Learn it first
briefing_again = Said once. Later it stands above the rules.
cover_pass = Pass to { $name }
cover_ask = { $name }, press when only you look.
cover_show = I am { $name }
cover_others = Somebody else wants to look
cover_since = Since { $name } last looked
cover_takeBack = { $name } takes the last choice back
cover_hide = Pass on
cover_anyStop = Does anybody stop { $name }?
cover_stopHelp = Whoever can and wants to, looks alone. Everybody is asked each time, so that nobody sees who can.
cover_nobodyStops = Nobody does: go on
cover_declared = What is at stake
away_title = While you were away
away_toYou = What concerns you
away_else = What else happened
away_show = Show me
away_showAll = Show everything

# $step, $steps
away_step = { $step } of { $steps }
away_before = This is how it was.
away_next = Next
away_skip = To the present
