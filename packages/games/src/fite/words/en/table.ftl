### What is written on FITE’s table, and what is said there to a player.

beforeTheBell = Before the bell
turn = Turn { NUMBER($turn) }

# $turn, $limit
turnOf = Turn { NUMBER($turn) } of at most { NUMBER($limit) }
rematch = rematch { NUMBER($rematch) }
arena = Arena: { $name }
places = Places

# $name, $bonus
spot = { $name }: { $bonus }.
corners_item1 = Red corner
corners_item2 = Blue corner
cloaked = Under a cloak
nameless = You
you = you
coin_noPower = None
coin_idle = No super power: this coin stays face up and does nothing.
hits = { $hits ->
        [0] No hit
       *[other] { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
    }
marks_hit = hits
marks_cancelled = cancelled
marks_ignored = too weak to count
marks_stops = cancels an attacker
marks_idle = stops nothing
counts = counts { NUMBER($value) }
moved = moved
flipped = flipped
wouldFlip = flip it to { NUMBER($face) }
wouldGetBonus = give it the bonus

# $dealt, $taken
wouldCome = then you hit { NUMBER($dealt) } and take { NUMBER($taken) }
outlook_caption = What this division does on average, for each one { $foe } may make, before anybody changes the roll
outlook_attackWith = { $foe }’s attack
outlook_youHit = you hit, average
outlook_youTake = you take, average
fightOf = Fight of turn { NUMBER($turn) }
lastFight = Last fight · turn { NUMBER($turn) }
guide_label = How a turn goes
guide_steps_item1_name = Place
guide_steps_item1_text = Both pick a place in secret. It helps your attack, your defence, or lets you change the roll.
guide_steps_item2_name = Divide
guide_steps_item2_text = Split your dice between attack and defence, in closed fists.
guide_steps_item3_name = Roll
guide_steps_item3_text = All dice are thrown at once.
guide_steps_item4_name = React
guide_steps_item4_text = From Tactical, or with your power, change the roll.
guide_steps_item5_name = Compare
guide_steps_item5_text = A defence die cancels an equal or lower attack die. Every other attack die hits: one die gone.
ask_lockIn = Lock it in
ask_nextTurn = Next turn
ask_toTheArena = To the arena
ask_toTheFight = The last fight
ask_missing_choosingPowers = Pick one above.
ask_missing_placingAtSetup = Pick a place on the arena.
ask_missing_placing = Pick a place on the arena.
ask_missing_reacting = Pick one more die, or take one back.

# $mode: what touching a die does.
ask_touch = Touch a die to { $mode ->
        [move] move it across
        [flip] turn it over
       *[bonus] give it the bonus
    }.
ask_youChose = You chose: { $move }.
ask_hold = Hold your ground and keep Swift
ask_diceToAttack = Dice to attack

# $off, $def
ask_split = { NUMBER($off) } to attack, { NUMBER($def) } to defence
ask_modes_move = Move
ask_modes_flip = Flip
ask_modes_bonus = Give the bonus
ask_touching = Touching a die
ask_use = Use { $power }
ask_powers = Super powers
ask_noPower = None
ask_cleanFight = a clean fight
diceLeft = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } left

# $dice: of the winner. $others: of the loser.
score = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } to { NUMBER($others) }
outlook_average = { DECIMAL($hits) }

## What speaks to a player. Its capital is put on later.

cornerOf = { OWNS($seat) } corner
attacks = { DOES($seat, "attack", "attacks") }

# $state: of the coin. $does: what the power does.
coin_tip = ({ $state ->
        [none] no power
        [ready] ready
        [inUse] in use
       *[usedUp] used up
    }): { $does }. Once a bout.
coin_said = coin, { $state ->
        [none] no power
        [ready] ready
        [inUse] in use
       *[usedUp] used up
    }

# $seat: whose. $pool: which hand.
row = { OWNS($seat) } { $pool ->
        [off] attack
       *[def] defence
    } dice

# One die of a hand that is still open. $pool: where it is. $place: which one it is. $dice: of how many.
dividedDie = { $pool ->
        [off] attack die { NUMBER($place) } of { NUMBER($dice) }: move it to defence
       *[def] defence die { NUMBER($place) } of { NUMBER($dice) }: move it to attack
    }

# $seat, $pool
openHand = { OWNS($seat) } { $pool ->
        [off] attack
       *[def] defence
    }: still choosing

# $seat, $pool
closedHand = { OWNS($seat) } { $pool ->
        [off] attack
       *[def] defence
    }: chosen, and hidden

# $dice, $pool
inHand = { NUMBER($dice) } to { $pool ->
        [off] attack
       *[def] defence
    }
wouldMove = move it to { $pool ->
        [off] attack
       *[def] defence
    }

# What comes if the rival leaves the dice alone. $mayChange: whether the rival has the choice. $foe. $dealt, $taken: each as the next two messages say it.
forecast = { $mayChange ->
        [true] If { $foe } changes nothing
       *[false] { $foe } can change nothing
    }: { $dealt }, { $taken }.

# $sign: a picture before it. $hits: as it stands. $before: without a change of one’s own; null if that is the same.
forecastDealt = { $sign }you hit { NUMBER($hits) }{ $before ->
        [null] { "" }
       *[other] { " " }(was { NUMBER($before) })
    }

# $sign, $hits, $before
forecastTaken = { $sign }take { NUMBER($hits) }{ $before ->
        [null] { "" }
       *[other] { " " }(was { NUMBER($before) })
    }
isDraw = A draw
wins = { DOES($seat, "win", "wins") }!
