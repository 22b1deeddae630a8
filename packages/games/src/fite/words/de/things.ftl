### Wie in FITE Orte, Hände und Superkräfte heißen und was sie bewirken.

places_off = Offensiv
places_def = Defensiv
places_tac = Taktisch
pools_off = Angriff
pools_def = Abwehr
powers_aggressive_name = Aggressiv
powers_aggressive_does = fremde Angriffswürfel −1
powers_brutal_name = Brutal
powers_brutal_does = eigene Angriffswürfel +1
powers_cunning_name = Gerissen
powers_cunning_does = überall schieben oder wenden
powers_fast_name = Schnell
powers_fast_does = fremde Abwehrwürfel −1
powers_swift_name = Flink
powers_swift_does = nach dem Zeigen den Ort wechseln
powers_tough_name = Zäh
powers_tough_does = eigene Abwehrwürfel +1

bonus_off = +1 auf { $one ->
        [true] einen
       *[false] jeden
    } Angriffswürfel
bonus_def = +{ NUMBER($defensiveBonus) } auf { $one ->
        [true] einen
       *[false] jeden
    } Abwehrwürfel
bonus_tac = nach dem Wurf { $tacticalReach ->
        [one] { $tacticalReach } Würfel verschieben oder { $tacticalReach } wenden
       *[other] bis zu { $tacticalReach } Würfel verschieben oder { $upTo2 ->
            [true] bis zu 2
           *[false] 2
        } wenden
    }

badge_off = +1 Angriff
badge_def = +{ NUMBER($defensiveBonus) } Abwehr
badge_tac = { NUMBER($tacticalReach) } schieben/wenden
