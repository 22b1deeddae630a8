### The statistics of a server, in English.

title = Statistics
lead = How the games that were finished on this server went. Tables that only their players may watch are not counted, and nobody is named.
counting = Older matches are still being counted.
usual = Usual rules
version = rules { $version }
seats = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
people = people only
bots = with bots
finished = { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
drawn = { $n ->
        [one] { $n } drawn
       *[other] { $n } drawn
    }
conceded = { $n ->
        [one] { $n } given up
       *[other] { $n } given up
    }
steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

# $mean, $shortest, $longest
length = { $mean } steps on average, { $shortest } to { $longest }
wins = Wins by seat
seat = Seat
share = Share
between = Likely
# $n
fair = The red line is where all seats would be equal. Percentages stand where there are at least { NUMBER($n) } matches: fewer say next to nothing. The thin line shows between which the true share may well be.
won = Won
noneOf = Nobody has finished one here yet.
beFirst = Open a table
totalFinished = { $n ->
        [one] match finished
       *[other] matches finished
    }
totalPeople = { $n ->
        [one] between people only
       *[other] between people only
    }
totalSteps = { $n ->
        [one] step taken
       *[other] steps taken
    }
totalConceded = { $n ->
        [one] given up
       *[other] given up
    }
forPrograms = The same for programs
