### What FITE’s places, pools and powers are called, and what they do.

places_off = Offensive
places_def = Defensive
places_tac = Tactical
pools_off = attack
pools_def = defence
powers_aggressive_name = Aggressive
powers_aggressive_does = −1 to each enemy attack die
powers_brutal_name = Brutal
powers_brutal_does = +1 to each attack die
powers_cunning_name = Cunning
powers_cunning_does = move or flip dice from any place
powers_fast_name = Fast
powers_fast_does = −1 to each enemy defence die
powers_swift_name = Swift
powers_swift_does = change places after the reveal
powers_tough_name = Tough
powers_tough_does = +1 to each defence die

# What standing on a place gives. $one: to one die; otherwise to each.
bonus_off = +1 to { $one ->
        [true] one
       *[false] each
    } attack die

# $defensiveBonus, $one
bonus_def = +{ NUMBER($defensiveBonus) } to { $one ->
        [true] one
       *[false] each
    } defence die

# $tacticalReach: how many dice. $upTo2: whether fewer than two may be flipped.
bonus_tac = after the roll, { $tacticalReach ->
        [one] move { $tacticalReach } die or flip { $tacticalReach }
       *[other] move up to { $tacticalReach } dice or flip { $upTo2 ->
            [true] up to 2
           *[false] 2
        }
    }

# The same in two or three words.
badge_off = +1 attack
badge_def = +{ NUMBER($defensiveBonus) } defence
badge_tac = move or flip { NUMBER($tacticalReach) }
