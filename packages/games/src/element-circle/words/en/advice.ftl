### Why a move is worth making. $spells: how many can be paid for, as the message some says it.

# So many of so many spells. $isAll: every one. $can, $of
some = { $isAll ->
        [true] all { NUMBER($of) } spells
       *[false] { NUMBER($can) } of the { NUMBER($of) } spells
    }

# $spells. $average: what a fresh hand could pay for; null where that is not to be said.
hand = With the elements that suit it best this hand can pay for { $spells }{ $average ->
        [null] { "" }
       *[other] ; a fresh one about { DECIMAL($average) }
    }.
picked = They pay for { $spells } in your hand.
pickedElse = The next best choice pays for { NUMBER($can) }.
emptyHand = It leaves your hand empty.
next = Next turn you can pay for { $spells } left in your hand, if nothing changes.
more = You can still pay for { $spells ->
        [one] { $spells } other spell
       *[other] { $spells } other spells
    } this turn.
moreElse = Paying the other way leaves enough for { NUMBER($spells) }.
fresh = No other spell can be paid this turn, and every element is fresh in the next.

# $seat: whose Permanent. $does: what it does.
stops = It stands ready for { NAME($seat) }: “{ $does }”

# $seat. $things: as the next three messages say them.
opponent = { DOES($seat, "have", "has") } { LIST($things) }.
spellCount = { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
elementCount = { $n ->
        [one] { $n } element
       *[other] { $n } elements
    }
permanentCount = { $n ->
        [one] { $n } Permanent
       *[other] { $n } Permanents
    }
couldPay = { DOES($seat, "could", "could") } pay for it next turn.

# $seat. $missing: elements.
couldNotPay = { DOES($seat, "lack", "lacks") } { $missing } for it next turn.

# $spell: its name. $missing: elements.
lacks = { $spell } lacks { $missing } next turn.
saves = It would cost { $elements ->
        [one] { $elements } element
       *[other] { $elements } elements
    }.

# $spells. $before: how many now.
own = You can then pay for { $spells } in your hand instead of { NUMBER($before) }.

# $seat: a rival. $then, $now: shares of all spells there are, in hundredths.
rival = { DOES($seat, "can", "can") } then pay for { NUMBER($then) }% of all spells instead of { NUMBER($now) }%.
harmless = You can pay for { $spells } in your hand with it or without.
