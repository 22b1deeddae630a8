### The statistics of a server, in English.

title = Statistics
lead = How the games that were finished on this server went. Tables that only their players may watch are not counted, and nobody is named.
none = No match has been finished here yet.
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
fair = The line is where all seats would be equal. With few matches the bar is wide: it shows what the true share may well be.
forPrograms = The same for programs
