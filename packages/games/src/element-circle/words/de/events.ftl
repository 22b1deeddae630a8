### Was geschah. Je ein Satz; Großbuchstabe und Punkt kommen später dazu.

dealerDrawn = das Los fällt auf { WHOM($dealer) }: { DOES($dealer, "gibst", "gibt") } zuerst
dealerChosen = { DOES($dealer, "gibst", "gibt") } zuerst
roundStarted = Runde { NUMBER($round) }: { DOES($dealer, "gibst", "gibt") }, { DOES($first, "beginnst", "beginnt") }
circleFilled = im Kreis liegen { ELEMENTS($elements) }
handsDealt = die Karten sind gegeben; im Stapel { $deck ->
        [one] bleibt { $deck } Karte
       *[other] bleiben { $deck } Karten
    }
handDealt = { DOES($seat, "bekommst", "bekommt") } { SPELLS($spells) }
handKept = { DOES($seat, "behältst", "behält") } die Hand
handReplaced = { DOES($seat, "tauschst", "tauscht") } die ganze Hand; auf den Ablagestapel { $count ->
        [one] kommt
       *[other] kommen
    } { SPELLS($discarded) }
elementsPicked = { DOES($seat, "nimmst", "nimmt") } { ELEMENTS($elements) }
eliminated = { DOES($seat, "bist", "ist") } ausgeschieden und { $cause }{ $stuck ->
        [null] { "" }
       *[other] : { $stuck }
    }
cause_conceded = { IS_YOU($seat) ->
        [true] hast
       *[false] hat
    } die Runde verlassen
cause_gaveUp = { IS_YOU($seat) ->
        [true] hast
       *[false] hat
    } vor der Eröffnung aufgegeben
cause_empty = { IS_YOU($seat) ->
        [true] hattest
       *[false] hatte
    } keinen Zauber mehr
cause_stuck = { IS_YOU($seat) ->
        [true] konntest
       *[false] konnte
    } keinen Zauber der Hand bezahlen
stuck = { COST($missing) } zu wenig für { SPELL($spell) }
roundOver = { DOES($seat, "gewinnst", "gewinnt") } Runde { NUMBER($round) } nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }
matchOver = { DOES($seat, "gewinnst", "gewinnt") } die Partie mit { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
turnStarted = Zug { NUMBER($turn) }: { NAME($seat) }
waningBegan = der Altar erlischt: in dieser Runde verlässt keine Karte mehr den Stapel
spellCast = { DOES($seat, "wirkst", "wirkt") } { SPELL($spell) }{ $how ->
        [free] { " " }kostenlos
        [opening] { " " }zur Eröffnung
       *[plain] { "" }
    }
permanentActivated = { DOES($seat, "aktivierst", "aktiviert") } { SPELL($spell) }
paid = { DOES($seat, "zahlst", "zahlt") } mit { LIST($parts) }
paidCircle = { ELEMENTS($elements) } aus dem Kreis
paidOwn = { ELEMENTS($elements) } aus { IS_YOU($seat) ->
        [true] deinem
       *[false] dem eigenen
    } Bereich
spellFinished = { SPELL($spell) } ist ausgeführt und liegt auf dem Ablagestapel
turnSkipped = { OWNS($seat, "dein") } Zug endet sofort
turnEnded = { DOES($seat, "beendest", "beendet") } den Zug
openingWild = { DOES($seat, "darfst", "darf") } den eröffnenden Zauber mit beliebigen Arten bezahlen
stepStopped = { DOES($seat, "verzichtest", "verzichtet") } auf { $step }
stepPassed = für { $step } gibt es kein Ziel, es entfällt
handShown = { DOES($seat, "zeigst", "zeigt") } { TO_WHOM($to) } die Hand{ $spells ->
        [null] { "" }
       *[other] : { SPELLS($spells) }
    }
drawn = { DOES($seat, "ziehst", "zieht") } { $what }{ $short ->
        [0] { "" }
        [one] ; { $short } Karte fehlt
       *[other] ; { $short } Karten fehlen
    }
drawnNothing = nichts
drawnSpells = { NUMBER($spells) } Zauber
deckReshuffled = der Ablagestapel, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, wird zum neuen Stapel gemischt
discarded = { DOES($seat, "wirfst", "wirft") } { SPELL($spell) } ab{ $why ->
        [toll] , als Preis
        [limit] , der Obergrenze wegen
       *[other] { "" }
    }
opponentChosen = { DOES($seat, "wählst", "wählt") } { WHOM($target) }
looked = { DOES($seat, "blickst", "blickt") } { $all ->
        [true] in { OWNS($target, "deine") }
       *[false] auf { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } aus { OWNS($target, "deiner") }
    } Hand{ $spells ->
        [null] { "" }
       *[other] : { SPELLS($spells) }
    }
spellStolen = { DOES($seat, "stiehlst", "stiehlt") } { TO_WHOM($target) } { $spell ->
        [null] einen Zauber
       *[other] { SPELL($spell) }
    }
spellDestroyed = { DOES($seat, "zerstörst", "zerstört") } { SPELL($spell) } in { OWNS($target, "deiner") } Hand
elementDestroyed = { $forced ->
        [true] { DOES($seat, "musst", "muss") }
       *[false] { DOES($seat, "zerstörst", "zerstört") }
    } { ELEMENT($element) } in { $whose ->
        [circle] dem Kreis
        [own] dem eigenen Bereich
       *[seat] { OWNS($zone, "deinem") } Bereich
    }{ $forced ->
        [true] { " " }zerstören
       *[false] { "" }
    }
elementPut = { DOES($seat, "legst", "legt") } { ELEMENT($element) }{ $used ->
        [true] , verbraucht,
       *[false] { "" }
    } in { $whose ->
        [circle] den Kreis
        [own] den eigenen Bereich
       *[seat] { OWNS($zone, "deinen") } Bereich
    }{ $replaced ->
        [null] { "" }
       *[other] { " " }anstelle von { ELEMENT($replaced) }
    }
elementMoved = { DOES($seat, "bewegst", "bewegt") } { ELEMENT($element) }{ $used ->
        [true] { " " }(verbraucht)
       *[false] { "" }
    } aus { $whence ->
        [circle] dem Kreis
        [own] dem eigenen Bereich
       *[seat] { OWNS($from, "deinem") } Bereich
    } in { $whose ->
        [circle] den Kreis
        [own] den eigenen Bereich
       *[seat] { OWNS($zone, "deinen") } Bereich
    }{ $replaced ->
        [null] { "" }
       *[other] { " " }anstelle von { ELEMENT($replaced) }
    }
permanentDestroyed = { $why ->
        [self] { DOES($seat, "wirfst", "wirft") } { SPELL($spell) } selbst als Preis ab
        [limit] { DOES($seat, "wirfst", "wirft") } { SPELL($spell) } der Obergrenze wegen ab
        [toll] { DOES($seat, "zerstörst", "zerstört") } { $whose ->
            [own] die eigene
           *[seat] { OWNS($owner, "deine") }
        } Karte { SPELL($spell) } als Preis
       *[effect] { DOES($seat, "zerstörst", "zerstört") } { $whose ->
            [own] die eigene
           *[seat] { OWNS($owner, "deine") }
        } Karte { SPELL($spell) }
    }
permanentTaken = { DOES($seat, "nimmst", "nimmt") } { $whose ->
        [own] die eigene
       *[seat] { OWNS($owner, "deine") }
    } Karte { SPELL($spell) } auf die Hand
permanentBlocked = { DOES($seat, "sperrst", "sperrt") } { OWNS($owner, "deine") } Karte { SPELL($spell) } bis zum eigenen nächsten Zug
circleBanned = { DOES($target, "kannst", "kann") } im nächsten Zug nicht mit dem Kreis bezahlen
nothingTurned = es gibt keine Karte aufzudecken
topTurned = { DOES($seat, "deckst", "deckt") } { SPELL($spell) } auf und { IS_YOU($seat) ->
        [true] musst
       *[false] muss
    } den Zauber wirken
step_draw = das Ziehen
step_discard = das Abwerfen
step_blind = die blinde Wahl
step_lookHand = den Blick in eine Hand
step_destroyElement = das Zerstören eines Elements
step_putElement = das Legen eines Elements
step_moveElement = das Bewegen eines Elements
step_destroyPermanent = das Zerstören eines dauerhaften Zaubers
step_takePermanent = das Nehmen eines dauerhaften Zaubers
step_blockPermanent = das Sperren eines dauerhaften Zaubers
step_banCircle = den Bann aus dem Kreis
step_wildOpening = das Bezahlen mit beliebigen Arten
step_castFree = den kostenlosen Zauber
step_skipTurn = das Ende des Zuges
step_choose = die Wahl
