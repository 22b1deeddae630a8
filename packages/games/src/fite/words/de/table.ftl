### What is written on FITE’s table. What speaks to a player is code: table.ts.

beforeTheBell = Vor dem Gong
turn = Runde { NUMBER($turn) }
turnOf = Runde { NUMBER($turn) } von höchstens { NUMBER($limit) }
rematch = Wiederholung { NUMBER($rematch) }
arena = Arena: { $name }
places = Orte
spot = { $name }: { $bonus }.
corners_item1 = Rote Ecke
corners_item2 = Blaue Ecke
cloaked = Verhüllt
nameless = Du
you = du
coin_noPower = Keine
coin_idle = Keine Superkraft: Diese Münze bleibt liegen, wie sie liegt, und bewirkt nichts.
hits = { $hits ->
        [0] Kein Treffer
       *[other] { NUMBER($hits) } Treffer
    }
marks_hit = trifft
marks_cancelled = abgewehrt
marks_ignored = zu schwach
marks_stops = wehrt einen Angreifer ab
marks_idle = hält nichts auf
counts = zählt { NUMBER($value) }
moved = verschoben
flipped = gewendet
wouldFlip = auf { NUMBER($face) } wenden
wouldGetBonus = den Bonus geben
wouldCome = dann triffst du { NUMBER($dealt) }-mal und steckst { NUMBER($taken) } ein
outlook_caption = Was diese Aufteilung im Mittel bringt, gegen jede, die { $foe } wählen kann, bevor jemand den Wurf ändert
outlook_attackWith = Angriff { $foe }
outlook_youHit = Schnitt: Treffer
outlook_youTake = Schnitt: kassiert
fightOf = Ergebnis Runde { NUMBER($turn) }
lastFight = Zuletzt · Runde { NUMBER($turn) }
guide_label = So geht eine Runde
guide_steps_item1_name = Stellen
guide_steps_item1_text = Beide wählen geheim einen Ort. Er hilft deinem Angriff, deiner Abwehr oder lässt dich den Wurf ändern.
guide_steps_item2_name = Aufteilen
guide_steps_item2_text = Verteile deine Würfel auf Angriff und Abwehr, in geschlossenen Fäusten.
guide_steps_item3_name = Würfeln
guide_steps_item3_text = Alle Würfel fallen zugleich.
guide_steps_item4_name = Reagieren
guide_steps_item4_text = Von Taktisch aus oder mit deiner Superkraft änderst du den Wurf.
guide_steps_item5_name = Vergleichen
guide_steps_item5_text = Ein Abwehrwürfel hebt einen gleich hohen oder niedrigeren Angriffswürfel auf. Jeder andere trifft: ein Würfel weniger.
ask_lockIn = Festlegen
ask_nextTurn = Nächste Runde
ask_toTheArena = Zur Arena
ask_toTheFight = Letzte Runde
ask_missing_choosingPowers = Wähle oben eine aus.
ask_missing_placingAtSetup = Wähle einen Ort in der Arena.
ask_missing_placing = Wähle einen Ort in der Arena.
ask_missing_reacting = Wähle noch einen Würfel oder nimm einen zurück.
ask_touch = Berühre einen Würfel, um { $mode ->
        [move] ihn hinüberzuschieben
        [flip] ihn zu wenden
       *[bonus] ihm den Bonus zu geben
    }.
ask_youChose = Deine Wahl: { $move }.
ask_hold = Stehen bleiben und Flink behalten
ask_diceToAttack = Würfel im Angriff
ask_split = { NUMBER($off) } in den Angriff, { NUMBER($def) } in die Abwehr
ask_modes_move = Schieben
ask_modes_flip = Wenden
ask_modes_bonus = Bonus geben
ask_touching = Einen Würfel berühren
ask_use = Mit { $power }
ask_powers = Superkräfte
ask_noPower = Keine
ask_cleanFight = ein ehrlicher Kampf
diceLeft = noch { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }

score = { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    } zu { NUMBER($others) }
outlook_average = { DECIMAL($hits) }

## Was jemanden anspricht. Der Großbuchstabe kommt später dazu.

cornerOf = { OWNS($seat, "deine") } Ecke
attacks = { DOES($seat, "greifst an", "greift an") }
coin_tip = ({ $state ->
        [none] keine Superkraft
        [ready] bereit
        [inUse] im Einsatz
       *[usedUp] verbraucht
    }): { $does }. Einmal im Kampf.
coin_said = Münze, { $state ->
        [none] keine Superkraft
        [ready] bereit
        [inUse] im Einsatz
       *[usedUp] verbraucht
    }
row = { OWNS($seat, "deine") } { $pool ->
        [off] Angriffswürfel
       *[def] Abwehrwürfel
    }
dividedDie = { $pool ->
        [off] Angriffswürfel { NUMBER($place) } von { NUMBER($dice) }: in die Abwehr legen
       *[def] Abwehrwürfel { NUMBER($place) } von { NUMBER($dice) }: in den Angriff legen
    }
openHand = { $pool ->
        [off] { OWNS($seat, "dein") } Angriff
       *[def] { OWNS($seat, "deine") } Abwehr
    }: noch offen
closedHand = { $pool ->
        [off] { OWNS($seat, "dein") } Angriff
       *[def] { OWNS($seat, "deine") } Abwehr
    }: gewählt, verdeckt
inHand = { NUMBER($dice) } { $pool ->
        [off] in den Angriff
       *[def] in die Abwehr
    }
wouldMove = { $pool ->
        [off] in den Angriff
       *[def] in die Abwehr
    } verschieben
forecast = { $mayChange ->
        [true] Ändert { $foe } nichts
       *[false] { $foe } kann nichts ändern
    }: { $dealt }, { $taken }.
forecastDealt = { $sign }{ NUMBER($hits) } Treffer{ $before ->
        [null] { "" }
       *[other] { " " }(statt { NUMBER($before) })
    }
forecastTaken = { $sign }{ NUMBER($hits) } kassiert{ $before ->
        [null] { "" }
       *[other] { " " }(statt { NUMBER($before) })
    }
isDraw = Unentschieden
wins = { DOES($seat, "gewinnst", "gewinnt") }!
