### Hands, dice and colours.

## A hand’s name, and what it asks for. $mayRepeat: two groups may have the same value.

hands_onePair_name = One pair
hands_onePair_asks = 2 equal dice
hands_twoPairs_name = Two pairs
hands_twoPairs_asks = two pairs{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }of different values
    }
hands_threePairs_name = Three pairs
hands_threePairs_asks = three pairs{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }of different values
    }
hands_threeKind_name = Three of a kind
hands_threeKind_asks = 3 equal dice
hands_fourKind_name = Four of a kind
hands_fourKind_asks = 4 equal dice
hands_fiveKind_name = Five of a kind
hands_fiveKind_asks = 5 equal dice
hands_threeKindTwice_name = Three of a kind, twice
hands_threeKindTwice_asks = two triples{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }of different values
    }
hands_fullHouse_name = Full house
hands_fullHouse_asks = a triple and a pair{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }of different values
    }
hands_straight_name = Straight
hands_straight_asks = { $isSix ->
        [true] one of each value, 1 to 6
       *[false] five values in a row
    }

dice_black = black
dice_gray = gray
dice_fatigue = red
noDice = no dice

colours_amber = amber
colours_teal = teal
colours_violet = violet
patterns_diamonds = diamonds
patterns_waves = waves
patterns_stars = stars
disciplines_amber = Ground acts
disciplines_teal = Aerial acts
disciplines_violet = Magic and fire

# A colour and what it stands for, so that whoever hears one knows the other.
both_amber = amber (ground acts)
both_teal = teal (aerial acts)
both_violet = violet (magic and fire)
