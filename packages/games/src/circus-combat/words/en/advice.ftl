### Why a move is worth making. What dice do on a trick is a clause: its capital and its full stop are put on later.

## What dice do on a trick. $card: the trick.

redForNobody = nobody leads { TRICK($card) }, so the red die costs you nothing now

# $card. $eyes: that it loses. $seat: who leads it.
redFor = that takes { $eyes ->
        [one] { $eyes } eye
       *[other] { $eyes } eyes
    } from { TRICK($card) }, which { DOES($seat, "lead", "leads") }
drawsLevel = that draws level on { TRICK($card) }

# $card. $seat: the rival. $margin: as the next two messages say it.
cutsLead = that cuts { OWNS($seat) } lead on { TRICK($card) } to { $margin }
byDice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
byEyes = { $n ->
        [one] { $n } eye
       *[other] { $n } eyes
    }

# $card, $margin
leads = you then lead { TRICK($card) } by { $margin }

# $card, $margin
takesLead = that takes the lead on { TRICK($card) }, by { $margin }
fillsRed = that fills { TRICK($card) } with nothing but red dice: nobody wins it
deadHeat = that completes { TRICK($card) } as a dead heat: nobody wins it

# $card. $seat: who wins it. $points: as the message points says it.
completes = that completes { TRICK($card) }: { DOES($seat, "win", "wins") } it for { $points }

# $base, $factor, $points
product = { NUMBER($base) } × { NUMBER($factor) } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Whole sentences.

# What the dice that are not thrown again do. $all: every one of them. $dice. $deed: as one of the messages above.
kept = { $all ->
        [true] The best of them is
       *[false] You keep
    } { DICE($dice) }: { $deed }.

# $points: more than now. $dice: how many are thrown.
again = Thrown again, { $dice ->
        [one] it promises
       *[other] they promise
    } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than now.
onlyRed = It holds only red dice, and nobody wins it.
isTied = It is a dead heat, and nobody wins it.

# $seat, $points
handled = Handled now, { DOES($seat, "win", "wins") } it for { $points }.

# $dice: red ones. $rivals: tricks that the rival leads. $seat: the rival. $nowhere: as the message nowhere says it.
throws = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } can spoil { $rivals ->
        [one] { $rivals } trick
       *[other] { $rivals } tricks
    } that { NAME($seat) } leads; { $nowhere }.

# $dice, $nowhere
rests = Thrown, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } could end on your own tricks; { $nowhere }.
everywhere = every value fits somewhere
nowhere = a { OR($misses) } would fit nowhere and cost its eyes

# $now, $then: totals.
exchanged = Your show goes from { NUMBER($now) } to { NUMBER($then) } points.
same = Your show counts { NUMBER($now) } points either way.
unchanged = It stays at { NUMBER($now) } points, and keeps the colours as they are for what comes next.
nothingBetter = Your show stays at { NUMBER($now) } points, and no exchange makes it more.
