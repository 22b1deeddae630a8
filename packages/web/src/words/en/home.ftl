### Home, in English.

heading = Roundhouse: games to play now
shelf = The games
play = Play
opening = Opening …
startsAtOnce = Tabletop games, ready to play. Press Play and a bot sits down with you: no account, nothing to install.
failed = That did not work. Check the connection and try again.
learn = Learn
moreWays = More ways
together = Play together
withFriend = With a friend
tournament = Tournaments
tournamentHelp = Cups, series and championships, around one screen or over days.
running = Go on where you left off
finished = Your finished matches
more = Show all
tableAsked = a table you opened, not answered yet
seatAsked = a seat you took, not answered yet

# $game, $names
remove = Remove { $game }, { $names }
removed = Match removed.
bringBack = Bring it back
offline = No connection. Bots, one device, lessons and rules work all the same.
today = Challenges of { $date }
todayOf = Challenge of the day
todayStreak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
todaySaves = { $days ->
        [one] one today saves your streak of { $days } day
       *[other] one today saves your streak of { $days } days
    }
happening = What happens here
todayDone = done
nextRival = Your next rival:
byCode = Join by code
byCodeHelp = Somebody has told you six letters. They lead to a seat.
