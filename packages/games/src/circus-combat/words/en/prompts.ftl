### What is asked of whoever reads it, and who is waited for.

rethrow = Mark dice to throw again, or keep all.
place = Put your dice on the posters, then send them.
placeRed = The red dice are thrown. Put them on the other posters.
resolve = Several tricks are ready. Which one is awarded next?

# $card: the trick. $dice: how many lie on it.
reroll = { TRICK($card) } holds nothing but red dice, so nobody wins it. Throw its { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } onto the other tricks, or let them rest?

# $card: the trick. $active: whose turn it is; null if it is one’s own.
swap = You won { TRICK($card) }{ $active ->
        [null] { "" }
       *[other] { " " }in { OWNS($active) } turn
    }. Its arrows let you exchange two neighbours of your show, or none.

waiting_rethrow = Waiting for { NAME($seat) } to keep or rethrow dice.
waiting_place = Waiting for { NAME($seat) } to place dice.
waiting_resolve = Waiting for { NAME($seat) } to choose which ready trick is awarded next.
waiting_reroll = Waiting for { NAME($seat) } to throw the red dice again or let them rest.
waiting_swap = Waiting for { NAME($seat) } to exchange two tricks of their show, or not.

# The approaching end. $seat: who has nine tricks. $last: which turn is the last, as the event last says it; null in that turn.
end = { DOES($seat, "have", "has") } nine tricks: { $last ->
        [null] this is the last turn
       *[other] { $last }
    }.
