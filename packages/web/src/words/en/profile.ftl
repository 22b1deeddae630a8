### The profile page, in English.

title = You
nameless = No name yet
changeName = Name and settings
toAccount = Account and devices
lead = All of this is in this browser. With an account your games with others are on every device.
leadSmall = This browser has no database for us: it keeps only a little, and may run out of room.
results = How it went
none = No finished match yet. The first one will stand here.
toTheGames = Pick a game
againstBots = Against bots
againstPeople = Against people
outcomes_won = won
outcomes_drawn = drawn
outcomes_lost = lost
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
chooseFace = Choose a face
changeFace = Another face
faces = Faces
facesHelp = Everybody at a table sees it beside your name. At tables that are on it stays as it was.
met = Who you have met
# $name, $met, $beaten
metOf = { $met ->
        [0] { $name }: not met yet
       *[other] { $name }: met { NUMBER($met) }, beaten { NUMBER($beaten) }
    }
metHelp = A character lights up when you have played against it at this device, and wears a laurel once you have beaten it.
earned = What you have earned
# $done, $of
earnedOf = { $done } of { $of }
isEarned = Earned
trophies_firstWin_name = First blood
trophies_firstWin_rule = Win a match.
trophies_company_name = Not only bots
trophies_company_rule = Beat a person over the network.
trophies_fullTable_name = Out of the crowd
trophies_fullTable_rule = Win at a table of four or more.
trophies_revenge_name = Settled
trophies_revenge_rule = Beat somebody who had beaten you, at the same game.
trophies_student_name = Diploma
trophies_student_rule = Do all lessons of a game.
trophies_week_name = Seven days
trophies_week_rule = Meet a challenge of the day seven days in a row; one missed day is forgiven.
trophies_champion_name = Giant killer
trophies_champion_rule = Beat the champion of any game.
trophies_ladder_name = To the top
trophies_ladder_rule = Beat all four characters of one game.
trophies_everyTable_name = At home everywhere
trophies_everyTable_rule = Win at every game there is.
