### Looking back at a match, in English.

title = Replay
home = Home
opening = Opening the record …
unknownGame = This version knows no game “{ $game }”.

pick_title = Watch a match again
pick_lead = Every match can be saved as a file, watched again from any seat, reviewed, and its dice proved.
pick_drop = Drop a record here, or choose one
pick_choose = Choose a record file
pick_hint = A record is plain text: one line a step. It stays in this browser.
pick_own = Played here
pick_none = Nothing was played to its end here yet. Finished matches appear in this place.

notFound = This match cannot be shown
broken_title = This record cannot be trusted

# $line, $reason
broken_where = Line { NUMBER($line) } of the record: { $reason }.
broken_why = Each line of a record carries a check over all before it, and every step must follow the rules. Here something was changed, lost or cut off, so nothing is shown.
broken_other = Open another record

told_title = Told, not replayed

# $played, $game, $now
told_version = This match was played by version { NUMBER($played) } of the rules of { $game }; this is version { NUMBER($now) }: it can be watched, not replayed.
told_heard = This is what one seat heard of a match that was still running: it can be read, not replayed.
told_what = Below is what was told at the table then, word for word from the record.
told_untold = Something that today’s rules have no words for.
told_events = What was told

about = About this match
eyes = Seen by
everyone = Everyone
running = This match is not over: until then it is seen from your own seat only.
tabs_log = Log
tabs_review = Review
tabs_dice = Dice

tableSet = The table is set.
steps = Steps
step = Step

# $step, $steps
stepOf = Step { NUMBER($step) } of { NUMBER($steps) }
first = To the start
back = One step back
play = Play
pause = Pause
on = One step on
last = To the end
speed = Speed
times = { $times }×
keys = Keys: ← → step, space plays, Home and End jump

log = Log of the match
goTo = Go to step { NUMBER($step) }
tellAll = Show what is still to come

playOn_open = Play on from here
playOn_title = Play on from here
playOn_lead = A new match begins as this one stood after step { NUMBER($step) }. Bots take the other seats.
playOn_seat = You take the seat of
playOn_level = Against
playOn_levels_greedy = Hugo, who thinks
playOn_levels_random = Wanda, who plays anything
playOn_dice = The dice from here on are new ones. They were not promised to anybody, and the record says so.
playOn_start = Sit down
playOn_over = Here the game is over: step back to play on.

share_open = Share this moment
share_link = This link opens the match at step { NUMBER($step) }, seen as you see it now
share_copy = Copy
share_copied = Copied
share_save = Save the record
share_saveTip = One file, plain text, provable.

# What would have been better, on the table and to be played from there.
better_title = A better move
better_says = Better: { $move }.
better_lead = Make it or any other move here, and play on from there.
better_play = Play it
better_close = Back to what was done
