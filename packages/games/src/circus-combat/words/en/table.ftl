### What is written on Circus Combat’s table, and what is said there.

you = You
stage = The stage
vacant = Slot { NUMBER($slot) } is vacant

# $turn, $deck
turn = Turn { NUMBER($turn) } · deck { NUMBER($deck) }
news = What is new
poster_takes = Takes { LIST($values) }
poster_ready = Ready: { $fate }
poster_isReady = Ready
poster_presses_place = Put it here
poster_presses_refuse = It does not fit
poster_presses_pick = Press to award it next
poster_presses_look = Press to look closer
hand_rethrow = Mark dice to throw again
hand_place = Dice to place
hand_tags_waiting = { "" }
hand_tags_marked = again
hand_tags_held = in hand
hand_tags_placed = { "" }
hand_tags_missed = misses
hand_tags_gone = gone
answer_takeBack = Take back
answer_send = Send
answer_keep = Keep all
answer_again = Throw { NUMBER($marked) } again
answer_handle = Award it
answer_leave = Leave it
answer_rest = Let them rest
answer_throwRed = Throw { NUMBER($red) }
answer_keepNote = Keep every die as it lies.
answer_pickNote = Pick a ready poster.
answer_stayNote = Your show stays as it is: { NUMBER($total) }.
answer_swaps = Exchange neighbours
answer_asIs = As is
answer_restNote = Let them rest: they go back to the supply, and nothing is lost.
show_soFar = points so far,
show_outlook = { NUMBER($total) } if every trick ended now.
show_wouldBe = would become
show_inFront = for fatigue in front.
show_sheet = Score sheet
show_nextUp = next
sheet_position = Position
sheet_trick = Trick
sheet_base = Base
sheet_place = Place
sheet_colour = Colour
sheet_points = Points
sheet_empty = No trick yet.
sheet_show = The show
sheet_front = Fatigue in front
sheet_total = Total
look_discipline = Discipline
look_hand = Hand
look_on = On it
look_takes = Takes
look_takesNothing = Nothing more: it is ready
look_stands = Standing
look_arrows = Arrows
look_arrowsDo = Whoever wins it may exchange two neighbours of their show

## Who leads a trick, and what becomes of it: a few characters to look at, and a clause to hear.

lead_nobody_short = nobody
lead_nobody_full = nobody has a die on it
lead_even_short = even
lead_even_full = even, with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } each
lead_units_dice = { $more ->
        [one] die
       *[other] dice
    }
lead_units_eyes = { $more ->
        [one] eye
       *[other] eyes
    }

# $seat: who leads. $more: by how many. $by: dice or eyes.
lead_full = { DOES($seat, "lead", "leads") } by { $by ->
        [dice] { $more ->
            [one] { $more } die
           *[other] { $more } dice
        }
       *[eyes] { $more ->
            [one] { $more } eye
           *[other] { $more } eyes
        }
    }
fate_fatigue_short = all red
fate_fatigue_full = full of fatigue: it is discarded
fate_tied_short = tie: gone
fate_tied_full = a dead heat: it is discarded
fate_won_unit = pts

# $seat: who wins it. $base, $factor, $points
fate_won_full = { DOES($seat, "win", "wins") } it for { NUMBER($base) } × { NUMBER($factor) } = { NUMBER($points) } points

## Posters and dice.

# $base: eyes of the leader's dice less those of red ones. $factor: of its place and its colour. $points
poster_worth = worth { NUMBER($base) } × { NUMBER($factor) } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it ended now
# $seat: whose show it changes. $change: "+24"
poster_swing = { $change } for { NAME($seat) }

# What makes it so much. $base, $positionFactor, $colourFactor: where the factors are one, nothing is said.
poster_swingOf = { NUMBER($base) }{ $positionFactor ->
        [one] { "" }
       *[other] , place ×{ $positionFactor }
    }{ $colourFactor ->
        [one] { "" }
       *[other] , colour ×{ $colourFactor }
    }

# $slot, $card, $discipline, $hand, $hasArrows. $dice: how many lie on it. $size: how many it needs. $held: which; null for none. $standing
poster_said = Slot { NUMBER($slot) }: { TRICK($card) }, { $discipline }, { IN_SENTENCE($hand) }{ $hasArrows ->
        [true] , with the swap arrows
       *[false] { "" }
    }. { NUMBER($dice) } of { NUMBER($size) } dice{ $held ->
        [null] { "" }
       *[other] : { $held }
    }. { $standing }.

# $die. $then: what it would do.
poster_put = Put { DIE($die) } here: { $then }

# $dice: that would then fit nowhere. $count: how many.
poster_thenMisses = then { DIE_LIST($dice) } { $count ->
        [one] fits
       *[other] fit
    } nowhere

# $dice, $count
poster_warning = then { DIE_LIST($dice) } { $count ->
        [one] misses
       *[other] miss
    }

# $die. $doing: what it is doing. $on: the trick it was put on; null for none.
hand_said = { DIE($die) }{ $doing ->
        [waiting] { "" }
        [marked] , to be thrown again
        [held] , in hand
        [placed] , on
        [missed] , will fit nowhere
       *[gone] , has left the pool
    }{ $on ->
        [null] { "" }
       *[other] { " " }{ TRICK($on) }; press to take it back
    }

# $left, $right: positions.
answer_exchange = Exchange { NUMBER($left) } and { NUMBER($right) }

# $dice, $count
answer_againNote = { DIE_LIST($dice) } { $count ->
        [one] will be
       *[other] will be
    } thrown once more.
answer_heldNote = { DIE($die) } in hand: press a poster.
answer_noneHeldNote = No die in hand: press a poster to look closer. { $left ->
        [one] { $left } die
       *[other] { $left } dice
    } to place.

# $dice, $count
answer_tiredNote = { DIE_LIST($dice) } { $count ->
        [one] will
       *[other] will
    } lie in front of you.

# $totals: each as the next message says it.
answer_doneNote = All are put. Points then: { $totals }.

# $seat, $total
answer_totalOf = { NAME($seat) } { NUMBER($total) }

# $card, $totals: each as the message before says it.
answer_firstNote = { TRICK($card) } first. Once all are awarded: { $totals }.

# $left, $right: the tricks. $now, $then: totals.
answer_swapNote = { TRICK($left) } and { TRICK($right) } change places: { NUMBER($now) } becomes { NUMBER($then) }.

# $misses: values that fit nowhere now. $count: how many.
answer_throwNote = { $count ->
        [0] Throw: every value fits somewhere now. What fits nowhere later costs you its eyes.
       *[other] Throw: a { EITHER($misses) } fits nowhere now, and would lie in front of you and cost its eyes.
    }

## Shows. Their capitals are put on later.

show_title = { OWNS($seat) } show
show_tricks = { OWNS($seat) } tricks

# $position, $card, $discipline, $base, $positionFactor, $colourFactor, $points
show_line = { NUMBER($position) }: { TRICK($card) }, { $discipline }, base { NUMBER($base) }, place ×{ NUMBER($positionFactor) }, colour ×{ NUMBER($colourFactor) }: { NUMBER($points) } points

# What the next trick would count. $position, $positionFactor, $colourFactors
show_next = { NUMBER($position) }: the next trick, place ×{ NUMBER($positionFactor) }, { FACTORS($colourFactors) }

# $position, $positionFactor, $colourFactors
show_nextMeans = The next trick of this show takes place { NUMBER($position) }. What it is worth counts ×{ NUMBER($positionFactor) } for the place, and for its colour { FACTORS($colourFactors) }: two of one colour in a row make ×2, three ×3.

# $position, $positionFactor, $colourFactors
look_standing = As it stands now. The next trick takes place { NUMBER($position) } and counts ×{ NUMBER($positionFactor) }; by colour { FACTORS($colourFactors) }.
look_values = { LIST($values) }
pause = { OWNS($seat) } turn waits for you

# $seat. $piles: each as the next message says it.
laid = { DOES($seat, "put", "puts") } { LIST($piles) }.

# $dice, $card
pile = { DICE($dice) } on { TRICK($card) }
deckEmpty = The deck is empty.
deckLeft = Left in the deck, the next one first: { TRICKS($cards) }.
putAside = Put aside: { TRICKS($cards) }.

## How a night ends.

finale_draw = A draw: two in one spotlight
finale_title = { IS_YOU($seat) ->
        [true] You win!
       *[false] { NAME($seat) } wins
    }
finale_conceded = { DOES($seat, "give", "gives") } up.
finale_score = The score

# $seat, $card, $points
finale_best = { OWNS($seat) } show-stopper: { TRICK($card) }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# $card, $points
finale_comfort = The house still hums about { TRICK($card) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Take a bow!
finale_bow = Take a bow! Tomorrow there is another show.
