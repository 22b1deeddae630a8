### What people are told outside of the page.

# $game: its name. $others: who else is at the table. $count: how many they are.
turn = Your turn: { $game }{ $count ->
        [0] { "" }
       *[other] { " " }with { LIST($others) }
    }

# $game, $others, $count
reminder = Time is running out: { $game }{ $count ->
        [0] { "" }
       *[other] { " " }with { LIST($others) }
    }

# $game, $others, $count
competition = Your decision: a competition in { $game }{ $count ->
        [0] { "" }
       *[other] { " " }with { LIST($others) }
    }

# $game, $others, $count
competitionReminder = Time is running out: a competition in { $game }{ $count ->
        [0] { "" }
       *[other] { " " }with { LIST($others) }
    }
asked = Something is asked of you at the table.
awaited = The competition goes on when you have decided.

# $time: "5 hours".
left = You have about { $time } left.
hello = Hello { $name },
toTable = To the table
toCompetition = To the competition
quiet = No more of this match
quietCompetition = No more of this competition
stop = No more mail at all
tried = This is how you will be told that it is your turn.
confirmSubject = Shall Roundhouse write to you?
confirm = Somebody, you we hope, wants to be told by mail at this address when it is their turn at a table. Follow this link to agree:
ignore = If it was not you, do nothing: there will be no other mail.
signInSubject = Your way into Roundhouse
signIn = Somebody, you we hope, wants to sign in to your account or to set a new password. This link does either, once, for a quarter of an hour:
signInIgnore = If it was not you, do nothing: without this link nobody gets in. Pass it on to nobody.
