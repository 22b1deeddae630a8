### The proof of fair dice, in English.

title = Were the dice fair?
verify = Verify the dice
lead = Who could have chosen a throw? Worked out here, in this browser.
sealed = Sealed before the first throw
sealedText = The table thought of a secret number, and showed everybody this seal of it. It fits that number alone.
noSeal = No seal was shown before the first throw.
thrownIn = Then { $count } threw something of their own in, so that the table did not choose alone.
promisedIn = Then { $count } threw something of their own in, each sealed until everything was fixed.
seats = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
opened = Opened after the last
openedText = This is the secret number. Sealed again just now, it gives:
sameSeal = the same seal
otherSeal = another seal
throws = Every throw worked out again
throwsText = From the number, the throws of each step follow like a sum. Touch one to see it at the table.
noThrows = Nothing was thrown or drawn in this match.
step = Step { NUMBER($step) }
same = same
notSame = not the same: { $recorded }
fromSeed = follows from the seed
notFromSeed = does not follow from the seed
proved = Proved: all { NUMBER($steps) } steps follow the rules, and every throw comes from the promised seed.
nobody = Nobody could choose the dice: not a player, and not the table, unless it worked together with all who threw something in.
silent = The table and those who stayed silent could choose among { NUMBER($deals) } deals together; among more only together with all who threw something in.
last = Of what players threw in nothing was sealed: the table and whoever threw in last could have chosen the dice together.
host = No player threw anything in: the table made the dice alone.
unopened = Promised, but never thrown in by: { $names }.
# $names
calledOff = A deal before this one was called off: never thrown in by { $names }.
givenUp = In the day before, by the table’s own word, its host had { $n ->
        [one] another table of this game dealt that was
       *[other] { NUMBER($n) } other tables of this game dealt that were
    } not played on.
unproved = All { NUMBER($steps) } steps follow the rules. The dice were not promised beforehand, so they prove nothing.

# $line, $reason
wrong = This record is not right. Line { NUMBER($line) }: { $reason }.
otherPromise = But another promise was shown to you when you sat down: do not trust these dice.
otherPromises = But others had promised something else when you threw yours in: do not trust these dice.
hidden = But a deal that was called off while you sat there is missing from this record: do not trust these dice.
notOpened = What you had promised is not in: you were away when everybody threw in, or the table would not have it.
notThrownIn = But what you threw into the dice is not in them: do not trust these dice.
samePromise = The promise is the one you were shown when you sat down.
