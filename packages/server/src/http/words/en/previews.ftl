### What a link shows before anybody opens it.

# $names (list), $count (number), $game
invites = { LIST($names) } { $count ->
        [one] wants
       *[other] want
    } to play { $game }

# $host, $game
invitesToCompete = { $host } invites to a competition of { $game }
# $game
competition = Competition of { $game }
somebody = Somebody

# $game
daily = Challenge of the day: { $game }
