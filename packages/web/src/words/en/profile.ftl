### The profile page, in English.

title = You
nameless = No name yet
changeName = Name and settings
toAccount = Account and devices
lead = All of this is in this browser. With an account your games with others are on every device.
leadKnown = Your games with others are on every device on which you sign in; all the rest is in this browser.
leadSmall = This browser has no database for us: it keeps only a little, and may run out of room.
results = How it went
none = No finished match yet. The first one will stand here.
toTheGames = Pick a game
againstBots = Against bots
againstPeople = Against people
outcomes_won = won
outcomes_drawn = drawn
outcomes_lost = lost
outcomes_unplayed = broken off
finished = { $n ->
        [one] { $n } finished match
       *[other] { $n } finished matches
    }
tooFew = Percentages stand where there are at least { NUMBER($n) } matches: fewer say next to nothing.
share = { $share } won
shared = { $n ->
        [one] { $n } of them between people at this device.
       *[other] { $n } of them between people at this device.
    }
unplayed = { $n ->
        [one] { $n } broken off before everybody had moved twice: it counts for nobody.
       *[other] { $n } broken off before everybody had moved twice: they count for nobody.
    }
unknown = { $n ->
        [one] { $n } match whose result is not known here.
       *[other] { $n } matches whose result is not known here.
    }
running = Matches that are on
ended = Finished matches
kept = What this browser keeps
export = Save everything as a file
exportHelp = Matches, lessons, results, name and settings. The file also opens your seats at live tables: show it to nobody.
import = Bring in such a file
importHelp = What is here stays; of a match that is in both, the one that has gone further is kept.
imported = { $n ->
        [one] { $n } thing brought in.
       *[other] { $n } things brought in.
    }
unread_notOurs = That is not a file we saved. Nothing has changed.
unread_tooNew = That file is from a newer version. Reload the page and try again. Nothing has changed.
unread_broken = That file is damaged. Nothing has changed.
delete = Delete everything
deleteAsk = Delete everything?
deleteHelp = Matches, lessons, results, name and settings go, and so do the keys to your seats at live tables. This cannot be undone.
deleteYes = Delete it all
deleteNo = Keep it
deleted = Everything is gone.

# $moves, $time
length = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $time }
rivals = Against whom
withBot = bot
