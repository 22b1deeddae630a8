### Blätter, Würfel und Farben.

hands_onePair_name = Ein Paar
hands_onePair_asks = 2 gleiche Würfel
hands_twoPairs_name = Zwei Paare
hands_twoPairs_asks = zwei Paare{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }verschiedener Werte
    }
hands_threePairs_name = Drei Paare
hands_threePairs_asks = drei Paare{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }verschiedener Werte
    }
hands_threeKind_name = Drilling
hands_threeKind_asks = 3 gleiche Würfel
hands_fourKind_name = Vierling
hands_fourKind_asks = 4 gleiche Würfel
hands_fiveKind_name = Fünfling
hands_fiveKind_asks = 5 gleiche Würfel
hands_threeKindTwice_name = Zwei Drillinge
hands_threeKindTwice_asks = zwei Drillinge{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }verschiedener Werte
    }
hands_fullHouse_name = Full House
hands_fullHouse_asks = ein Drilling und ein Paar{ $mayRepeat ->
        [true] { "" }
       *[false] { " " }verschiedener Werte
    }
hands_straight_name = Straße
hands_straight_asks = { $isSix ->
        [true] jeder Wert einmal, 1 bis 6
       *[false] fünf Werte in einer Reihe
    }

dice_black = Schwarz
dice_gray = Grau
dice_fatigue = Rot
noDice = keine Würfel

colours_amber = Bernstein
colours_teal = Türkis
colours_violet = Violett
patterns_diamonds = Rauten
patterns_waves = Wellen
patterns_stars = Sterne
disciplines_amber = Am Boden
disciplines_teal = In der Luft
disciplines_violet = Magie und Feuer
both_amber = Bernstein (am Boden)
both_teal = Türkis (in der Luft)
both_violet = Violett (Magie und Feuer)
