### The lobby, in English.

title = Lobby
lead = Tables that anybody may join or watch. This page keeps itself up to date.
open = Open a table
openOf = Open a table of { $game }
looking = Looking for players
playing = Being played
searching = Looking …
nobodyWaits = Nobody is waiting right now
nobodyWaitsHelp = Open a table and it appears here for everyone. Meanwhile you can play against a bot.
nothingPlayed = No open table is being played right now.
toTheGames = Play against a bot
notKnown = Nobody knows at the moment.
outOfDate = What is shown may be out of date.

# $names, $count
waits = { $names } { $count ->
        [one] waits
       *[other] wait
    }
free = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
against = { " " }against{ " " }
now = just now
join = Join
joinOf = Join { $host }
goThere = Go there
goOn = Play on
watch = Watch
watchOf = Watch { $people }
yours = your table
