### What stands on the table itself.

circle = The circle
bank = Bank

# $element, $n
inBank = { $element }: { NUMBER($n) } in the bank
deck = Deck
discard = Discard
pile = Discard pile, top first
hand = Your hand
handHas = { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
noHand = Your hand is empty.
copies = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
known = Seen
knownCards = Cards you have seen in this hand
maybe = one of these hands
permanents = Permanents
noPermanents = No Permanents
emptySlot = empty
used = used
ready = ready
paying = pays
notPaying = could pay
chosen = chosen
target = can be chosen
onItsWay = on its way
sideways = activated this turn
blocked = blocked by { $name }
banned = No circle
bannedNext = Cannot pay with the circle in the next turn
dealer = Dealer
# What the sign of the dealer means: while elements are taken, and later.
dealerTakes = dealer takes one more
dealerPlays = plays last
wins = { $n ->
        [one] { $n } round won
       *[other] { $n } rounds won
    }
turnOf = Has the turn
out = Out
outLong = Out of this round
open = Open { $zone }
shut = Close { $zone }

# $n, $format
round = Round { NUMBER($n) } · { $format }
firstTo = first to { NUMBER($k) }
mostOf = most of { NUMBER($k) }
turn = Turn { NUMBER($n) }
settingUp = Setting up
waning = The altar wanes: nothing leaves the deck
wild = Any types pay for the opening
payableNow = Payable now
payableAfter = Payable once this is done
payableNext = Payable if nothing changes
payableFew = Payable next
lacks = Lacks { $what }

# $spell, $what
lacksOf = { $spell } lacks { $what }
cast = Cast { $spell }
castFree = Cast { $spell } for free
activate = Activate { $spell }
take_steal = Steal { $spell }
take_destroy = Destroy { $spell }
choose = Choose { $spell }
discardIt = Discard { $spell }
pay = Pay
paysWith = Pays with { $what }.
ofCircle = { $what } of the circle
ofOwn = { $what } of yours
adjust = Press other elements to pay with them instead.
noPrice = Nothing to pay.
end = End turn
giveUp = Give up

# $isBegun: whether one has been taken already.
stop_steal = { $isBegun ->
        [true] Steal no more
       *[false] Steal none
    }
stop_destroy = { $isBegun ->
        [true] Destroy no more
       *[false] Destroy none
    }
stop_other = Forgo the rest
stop_all = Forgo it
keep = Keep this hand
redraw = Replace the hand
redrawNote = All of it is discarded, face up, and as many are drawn. Once only.
takes = You take { NUMBER($n) } of your choice. An hourglass marks spells that they and the circle could pay for.
bankOut = The bank has no more { $elements }.

# $n, $of
picked = { NUMBER($n) } of { NUMBER($of) } chosen
confirmPick = Take these
addElement = Add { $element }
removeElement = Put { $element } back
replaces = It replaces whatever is in its slot.
pressSlot = Now press a slot that glows. What is in it goes to the bank.
pressSource = Press an element that glows.
pressCard = Cards that stand out can be cast. Press one to see what pays for it.
notNow = Cancel

# A card that was only read.
putDown = Close
choosePlayer = Choose { $name }
showHand = Show your hand to { $name }
shownTo = Your hand is open to { $names }.
looked_yours = Seen in the hand of { $name }
looked_theirs = { $name } looks at your hand

# $name, $target
looked_others = { $name } looks at { $target }
hiddenLook = Only the two of them see these cards.
showHands = Show your hand

# $spell, $name
resolving = { $name }: { $spell }
news = Since your last move
danger_title = You are out next turn unless something changes.
danger_empty = Your hand is empty: only a spell you draw or steal keeps you in.
danger_lacking = With every element ready: { $cards }.
danger_clock = { $spells } may still save you before you open.
danger_banned = You cannot use the circle then.
safeMany = Next turn you could open with { NUMBER($n) } of your spells, if nothing changes.
safe = Next turn you could open with { $cards }, if nothing changes.
youAreOut = You are out of this round. You watch until it ends; if another follows, it deals you in again.
summary_title = Round { NUMBER($n) }

# $name, $isYou
summary_winner = { $isYou ->
        [true] You win the round
       *[false] { $name } wins the round
    }
summary_outIn = turn { NUMBER($n) }
summary_stuck = Cards that could not be paid for
summary_lacked = lacked
summary_standing = Rounds won

# $name, $isYou
summary_nextDealer = { $isYou ->
        [true] You deal next.
       *[false] { $name } deals next.
    }
summary_goOn = On to round { NUMBER($n) }

# $name, $isYou
summary_match = { $isYou ->
        [true] You win the match
       *[false] { $name } wins the match
    }
summary_rounds = Round by round
deckHas = Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# $n: how many cards. $top: the one on top; null if there is none.
discardHas = Discard pile: { $top ->
        [null] empty
       *[other] { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }, { $top } on top
    }
backs = { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in hand
summary_survived = Last one standing after { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
