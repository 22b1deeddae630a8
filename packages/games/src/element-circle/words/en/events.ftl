### What happened. A sentence each, but its capital and its full stop are put on later.

dealerDrawn = chance makes { NAME($dealer) } the first dealer
dealerChosen = { DOES($dealer, "deal", "deals") } first
roundStarted = round { NUMBER($round) }: { DOES($dealer, "deal", "deals") }, { DOES($first, "begin", "begins") }
circleFilled = the circle holds { ELEMENTS($elements) }
handsDealt = the hands are dealt; { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } left in the deck
handDealt = { DOES($seat, "are", "is") } dealt { SPELLS($spells) }
handKept = { DOES($seat, "keep", "keeps") } the hand

# $count: how many are discarded.
handReplaced = { DOES($seat, "replace", "replaces") } the hand; { SPELLS($discarded) } { $count ->
        [one] goes
       *[other] go
    } to the discard pile
elementsPicked = { DOES($seat, "take", "takes") } { ELEMENTS($elements) }

# $cause: as one of the messages that begin with cause. $stuck: which cards lacked what; null for none.
eliminated = { DOES($seat, "are", "is") } out: { IS_YOU($seat) ->
        [true] you
       *[false] they
    } { $cause }{ $stuck ->
        [null] { "" }
       *[other] : { $stuck }
    }
cause_conceded = { IS_YOU($seat) ->
        [true] left
       *[false] left
    } the round
cause_gaveUp = { IS_YOU($seat) ->
        [true] gave
       *[false] gave
    } up before opening
cause_empty = { IS_YOU($seat) ->
        [true] had
       *[false] had
    } no spell left to open with
cause_stuck = { IS_YOU($seat) ->
        [true] could
       *[false] could
    } pay for no spell in hand
stuck = { SPELL($spell) } lacked { COST($missing) }
roundOver = { DOES($seat, "win", "wins") } round { NUMBER($round) } after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
matchOver = { DOES($seat, "win", "wins") } the match with { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
turnStarted = turn { NUMBER($turn) }: { NAME($seat) }
waningBegan = the altar wanes: from now on no card leaves the deck in this round

# $how: free, opening, or neither.
spellCast = { DOES($seat, "cast", "casts") } { SPELL($spell) }{ $how ->
        [free] { " " }for free
        [opening] { " " }to open the turn
       *[plain] { "" }
    }
permanentActivated = { DOES($seat, "activate", "activates") } { SPELL($spell) }

# $parts: as the next two messages say them.
paid = { DOES($seat, "pay", "pays") } with { LIST($parts) }
paidCircle = { ELEMENTS($elements) } of the circle
paidOwn = { ELEMENTS($elements) } of { IS_YOU($seat) ->
        [true] your
       *[false] their
    } own
spellFinished = { SPELL($spell) } is done and lies on the discard pile
turnSkipped = { OWNS($seat) } turn ends at once
turnEnded = { DOES($seat, "end", "ends") } the turn
openingWild = { DOES($seat, "may", "may") } pay for the opening spell with any types

# $step: as one of the messages that begin with step.
stepStopped = { DOES($seat, "forgo", "forgoes") } { $step }
stepPassed = there is nothing for { $step }, so it is passed over

# $spells: null where the reader does not see them.
handShown = { DOES($seat, "show", "shows") } { IS_YOU($seat) ->
        [true] your
       *[false] their
    } hand to { NAME($to) }{ $spells ->
        [null] { "" }
       *[other] : { SPELLS($spells) }
    }

# $what: the spells, or one of the next two messages. $short: how many could not be drawn.
drawn = { DOES($seat, "draw", "draws") } { $what }{ $short ->
        [0] { "" }
        [one] ; { $short } card could not be drawn
       *[other] ; { $short } cards could not be drawn
    }
drawnNothing = nothing
drawnSpells = { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    }
deckReshuffled = the discard pile, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, is shuffled into a new deck
discarded = { DOES($seat, "discard", "discards") } { SPELL($spell) }{ $why ->
        [toll] { " " }as a toll
        [limit] { " " }down to the limit
       *[other] { "" }
    }
opponentChosen = { DOES($seat, "choose", "chooses") } { NAME($target) }

# $count: how many cards were seen. $all: the whole hand. $spells: null where the reader does not see them.
looked = { DOES($seat, "look", "looks") } at { $all ->
        [true] { "" }
       *[false] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } of{ " " }
    }{ OWNS($target) } hand{ $spells ->
        [null] { "" }
       *[other] : { SPELLS($spells) }
    }
spellStolen = { DOES($seat, "steal", "steals") } { $spell ->
        [null] a spell
       *[other] { SPELL($spell) }
    } from { NAME($target) }
spellDestroyed = { DOES($seat, "destroy", "destroys") } { SPELL($spell) } in { OWNS($target) } hand

# $whose: the circle, the zone of whoever does it, told of somebody else, or any other. $zone: whose then.
elementDestroyed = { $forced ->
        [true] { DOES($seat, "must destroy", "must destroy") }
       *[false] { DOES($seat, "destroy", "destroys") }
    } { ELEMENT($element) } in { $whose ->
        [circle] the circle
        [own] their own zone
       *[seat] { OWNS($zone) } zone
    }

# $whose, $zone: as above. $replaced: what lay there; null for nothing.
elementPut = { DOES($seat, "put", "puts") } { ELEMENT($element) }{ $used ->
        [true] , used,
       *[false] { "" }
    } into { $whose ->
        [circle] the circle
        [own] their own zone
       *[seat] { OWNS($zone) } zone
    }{ $replaced ->
        [null] { "" }
       *[other] , in place of { ELEMENT($replaced) }
    }

# $whence, $from: out of which zone. $whose, $zone: into which.
elementMoved = { DOES($seat, "move", "moves") } { $used ->
        [true] used{ " " }
       *[false] { "" }
    }{ ELEMENT($element) } from { $whence ->
        [circle] the circle
        [own] their own zone
       *[seat] { OWNS($from) } zone
    } into { $whose ->
        [circle] the circle
        [own] their own zone
       *[seat] { OWNS($zone) } zone
    }{ $replaced ->
        [null] { "" }
       *[other] , in place of { ELEMENT($replaced) }
    }
permanentDestroyed = { $why ->
        [self] { DOES($seat, "discard", "discards") } { SPELL($spell) } itself as its toll
        [limit] { DOES($seat, "discard", "discards") } { SPELL($spell) } down to the limit
        [toll] { DOES($seat, "destroy", "destroys") } { $whose ->
            [own] their own
           *[seat] { OWNS($owner) }
        } { SPELL($spell) } as a toll
       *[effect] { DOES($seat, "destroy", "destroys") } { $whose ->
            [own] their own
           *[seat] { OWNS($owner) }
        } { SPELL($spell) }
    }
permanentTaken = { DOES($seat, "take", "takes") } { $whose ->
        [own] their own
       *[seat] { OWNS($owner) }
    } { SPELL($spell) } into { IS_YOU($seat) ->
        [true] your
       *[false] their
    } hand
permanentBlocked = { DOES($seat, "block", "blocks") } { OWNS($owner) } { SPELL($spell) } until { IS_YOU($seat) ->
        [true] your
       *[false] their
    } next turn
circleBanned = { NAME($target) } cannot pay with the circle in { IS_YOU($target) ->
        [true] your
       *[false] their
    } next turn
nothingTurned = there is no card to turn over
topTurned = { DOES($seat, "turn", "turns") } over { SPELL($spell) } and must cast it
step_draw = the draw
step_discard = the discard
step_blind = the blind choice
step_lookHand = the look at a hand
step_destroyElement = destroying an element
step_putElement = putting an element
step_moveElement = moving an element
step_destroyPermanent = destroying a Permanent
step_takePermanent = taking a Permanent
step_blockPermanent = blocking a Permanent
step_banCircle = the ban from the circle
step_wildOpening = paying with any types
step_castFree = the free spell
step_skipTurn = the end of the turn
step_choose = the choice
