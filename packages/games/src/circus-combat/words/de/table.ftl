### What is written on Circus Combat’s table. What names dice, tricks and players is code: table.ts.

you = Du
stage = Die Bühne
vacant = Platz { NUMBER($slot) } ist frei
turn = Zug { NUMBER($turn) } · Stapel { NUMBER($deck) }
news = Was es Neues gibt
poster_takes = Nimmt { LIST($values) }
poster_ready = Fertig: { $fate }
poster_isReady = Fertig
poster_presses_place = Hierher legen
poster_presses_refuse = Passt nicht
poster_presses_pick = Drücken, um sie als Nächste zu vergeben
poster_presses_look = Drücken, um näher hinzusehen
hand_rethrow = Würfel zum Noch-einmal-Werfen markieren
hand_place = Zu legende Würfel
hand_tags_waiting = { "" }
hand_tags_marked = nochmal
hand_tags_held = in Hand
hand_tags_placed = { "" }
hand_tags_missed = passt nicht
hand_tags_gone = weg
answer_takeBack = Zurücknehmen
answer_send = Abschicken
answer_keep = Behalten
answer_again = { NUMBER($marked) } nochmal
answer_handle = Vergeben
answer_leave = So lassen
answer_rest = Ruhen lassen
answer_throwRed = { NUMBER($red) } werfen
answer_keepNote = Alle Würfel bleiben, wie sie liegen.
answer_pickNote = Wähle ein fertiges Plakat.
answer_stayNote = Deine Show bleibt, wie sie ist: { NUMBER($total) }.
answer_swaps = Nachbarn tauschen
answer_asIs = So
answer_restNote = Ruhen lassen: Sie gehen in den Vorrat zurück, und nichts ist verloren.
show_soFar = Punkte bisher,
show_outlook = { NUMBER($total) }, wenn jede Nummer jetzt endete.
show_wouldBe = würde zu
show_inFront = für Müdigkeit davor.
show_sheet = Wertungszettel
show_nextUp = dann
sheet_position = Stelle
sheet_trick = Nummer
sheet_base = Wert
sheet_place = Stelle
sheet_colour = Farbe
sheet_points = Punkte
sheet_empty = Noch keine Nummer.
sheet_show = Die Show
sheet_front = Müdigkeit davor
sheet_total = Summe
look_discipline = Disziplin
look_hand = Blatt
look_on = Darauf
look_takes = Nimmt
look_takesNothing = Nichts mehr: Die Nummer ist fertig
look_stands = Stand
look_arrows = Pfeile
look_arrowsDo = Wer sie gewinnt, darf zwei Nachbarn der eigenen Show tauschen

## Wer bei einer Nummer führt und was aus ihr wird.

lead_nobody_short = niemand
lead_nobody_full = niemand hat einen Würfel darauf
lead_even_short = gleich
lead_even_full = Gleichstand, je { NUMBER($dice) } Würfel

# Wie in W6: Auf einem Plakat ist nicht mehr Platz. Without $more
lead_units_dice = W
lead_units_eyes = { $more ->
        [one] Auge
       *[other] Augen
    }
lead_full = { DOES($seat, "führst", "führt") } um { $by ->
        [dice] { NUMBER($more) } Würfel
       *[eyes] { $more ->
            [one] { $more } Auge
           *[other] { $more } Augen
        }
    }
fate_fatigue_short = nur rot
fate_fatigue_full = voller Müdigkeit: die Nummer wird abgeworfen
fate_tied_short = Patt: weg
fate_tied_full = Gleichstand: die Nummer wird abgeworfen
fate_won_unit = Pkt
fate_won_full = { DOES($seat, "gewinnst", "gewinnt") } sie für { NUMBER($base) } × { NUMBER($factor) } = { NUMBER($points) } Punkte

poster_worth = { NUMBER($base) } × { NUMBER($factor) } = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, wenn jetzt Schluss wäre
poster_swing = { $change } für { IS_YOU($seat) ->
        [true] dich
       *[false] { NAME($seat) }
    }
poster_swingOf = { NUMBER($base) }{ $positionFactor ->
        [one] { "" }
       *[other] , Stelle ×{ $positionFactor }
    }{ $colourFactor ->
        [one] { "" }
       *[other] , Farbe ×{ $colourFactor }
    }
poster_said = Platz { NUMBER($slot) }: { TRICK($card) }, { $discipline }, { IN_SENTENCE($hand) }{ $hasArrows ->
        [true] , mit den Tauschpfeilen
       *[false] { "" }
    }. { NUMBER($dice) } von { NUMBER($size) } Würfeln{ $held ->
        [null] { "" }
       *[other] : { $held }
    }. { $standing }.
poster_put = { DIE($die) } hierher legen: { $then }
poster_thenMisses = dann { $count ->
        [one] passt
       *[other] passen
    } { DIE_LIST($dice) } nirgends
poster_warning = dann { $count ->
        [one] passt
       *[other] passen
    } { DIE_LIST($dice) } nicht
hand_said = { DIE($die) }{ $doing ->
        [waiting] { "" }
        [marked] , wird noch einmal geworfen
        [held] , in der Hand
        [placed] , auf
        [missed] , wird nirgends passen
       *[gone] , nicht mehr im Wurf
    }{ $on ->
        [null] { "" }
       *[other] { " " }{ TRICK($on) }; drücken, um ihn zurückzunehmen
    }
answer_exchange = { NUMBER($left) } und { NUMBER($right) } tauschen
answer_againNote = { DIE_LIST($dice) } { $count ->
        [one] wird
       *[other] werden
    } noch einmal geworfen.
answer_heldNote = { DIE($die) } in der Hand: Drücke ein Plakat.
answer_noneHeldNote = Kein Würfel in der Hand: Drücke ein Plakat, um näher hinzusehen. Noch { NUMBER($left) } Würfel zu legen.
answer_tiredNote = { DIE_LIST($dice) } { $count ->
        [one] wird
       *[other] werden
    } vor dir liegen.
answer_doneNote = Alles gelegt. Punkte dann: { $totals }.
answer_totalOf = { NAME($seat) } { NUMBER($total) }
answer_firstNote = { TRICK($card) } zuerst. Sind alle vergeben: { $totals }.
answer_swapNote = { TRICK($left) } und { TRICK($right) } tauschen die Stellen: Aus { NUMBER($now) } wird { NUMBER($then) }.
answer_throwNote = { $count ->
        [0] Werfen: Jeder Wert passt jetzt irgendwo. Was später nirgends passt, kostet dich seine Augen.
       *[other] Werfen: Eine { EITHER($misses) } passt jetzt nirgends, läge vor dir und kostete ihre Augen.
    }
show_title = { OWNS($seat, "deine") } Show
show_tricks = { OWNS($seat, "deine") } Nummern
show_line = { NUMBER($position) }: { TRICK($card) }, { $discipline }, Grundwert { NUMBER($base) }, Stelle ×{ NUMBER($positionFactor) }, Farbe ×{ NUMBER($colourFactor) }: { NUMBER($points) } Punkte
show_next = { NUMBER($position) }: die nächste Nummer, Stelle ×{ NUMBER($positionFactor) }, { FACTORS($colourFactors) }
show_nextMeans = Die nächste Nummer dieser Show kommt an Stelle { NUMBER($position) }. Ihr Wert zählt ×{ NUMBER($positionFactor) } für die Stelle und für die Farbe { FACTORS($colourFactors) }: Zwei einer Farbe in Folge machen ×2, drei ×3.
look_standing = So steht es jetzt. Die nächste Nummer kommt an Stelle { NUMBER($position) } und zählt ×{ NUMBER($positionFactor) }; nach Farbe { FACTORS($colourFactors) }.
look_values = { LIST($values) }
pause = { OWNS($seat, "dein") } Zug wartet auf dich
laid = { DOES($seat, "legst", "legt") } { LIST($piles) }.
pile = { DICE($dice) } auf { TRICK($card) }
deckEmpty = Der Stapel ist leer.
deckLeft = Noch im Stapel, die oberste zuerst: { TRICKS($cards) }.
putAside = Beiseite: { TRICKS($cards) }.

finale_draw = Unentschieden: zwei in einem Licht
finale_title = { IS_YOU($seat) ->
        [true] Du gewinnst!
       *[false] { NAME($seat) } gewinnt
    }
finale_conceded = { DOES($seat, "gibst", "gibt") } auf.
finale_score = Der Stand
finale_best = { OWNS($seat, "dein") } Glanzstück: { TRICK($card) }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
finale_comfort = Von deiner Nummer { TRICK($card) } spricht noch der ganze Saal: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Verbeug dich!
finale_bow = Verbeug dich! Morgen ist wieder Vorstellung.
