### What the server refuses or cannot do, by its code, in English. Codes that are not here keep the server's own sentence.

field_missing = Something has to stand here.
field_wrong = This will not do here.
field_short = { $least ->
        [one] At least { $least } character.
       *[other] At least { $least } characters.
    }

# $min, $max
field_between = From { $min } to { $max }, a whole number.
offline = The server cannot be reached. Playing against a bot works without it.
answered = The server answered { NUMBER($status) }.

# $until, $reason
sanctioned = You cannot begin new games until { $until }. The operator’s reason: “{ $reason }” Games that are on go on.

# $until, $reason
silenced = You cannot write to others until { $until }. The operator’s reason: “{ $reason }”
byCode_bad-address = Nothing can be sent to this address. Look at it once more.
byCode_bad-passkey = This passkey will not do. Try again, or use your password.
byCode_bad-password = Choose a password of at least 8 characters that nobody would guess at once.
byCode_bad-name = Choose a name of at most 24 letters, digits or signs.
byCode_busy = That cannot be done at this moment. Try again in a little while.
byCode_internal = Something went wrong at the server. Nothing has changed.
byCode_name-taken = This name is taken: choose another.
byCode_no-free-seat = All seats are taken.
byCode_no-such-competition = There is no such competition, or no longer.
byCode_no-such-match = No match is kept under this address.
byCode_not-offered = The operator of this server has not set this up.
byCode_not-operator = This page is for operators only.
byCode_not-sent = It could not be sent there. Nothing has changed.
byCode_not-signed-in = Nobody is known here: sign in, or sit down at a table.
byCode_nothing-there = There is no such thing, or no longer.
byCode_not-started = The game starts when all seats are taken.
byCode_bad-text = This line cannot be said: it is too long, or cannot be read.
byCode_private = This table is private: only those who sit there see it.
byCode_seat-lost = This seat was given up: what it had promised for the dice was not opened in time.
byCode_too-fast = That was too much at once. Wait a moment and try again.
byCode_too-many = You have as many of these as can be. End one first.
byCode_unknown-game = There is no such game here.
byCode_used-up = This was good once, and for a short time only. Ask for a new one.
byCode_wrong-invite = This table is joined by its invitation link only.
byCode_wrong-key = This key opens no seat at this table.
byCode_wrong-link = This link is not one of ours, or not whole.
byCode_wrong-password = Name or password is wrong.
byCode_wrong-scope = This token was not made for that.
byCode_prove-first = Show first that it is you: sign in again.
byCode_not-host = Whoever opened the table says who takes the free seats.
byCode_too-late = It is too late for that: all seats are taken.
