### Warum sich ein Zug lohnt.

redForNobody = bei { TRICK($card) } führt niemand, also kostet dich der rote Würfel dort jetzt nichts
redFor = das nimmt { TRICK($card) } { $eyes ->
        [one] { $eyes } Auge
       *[other] { $eyes } Augen
    }, und dort { IS_YOU($seat) ->
        [true] führst du
       *[false] führt { NAME($seat) }
    }
drawsLevel = das gleicht bei { TRICK($card) } aus
cutsLead = das verkürzt { OWNS($seat, "deinen") } Vorsprung bei { TRICK($card) } auf { $margin }
byDice = { NUMBER($n) } Würfel
byEyes = { $n ->
        [one] { $n } Auge
       *[other] { $n } Augen
    }
leads = du führst bei { TRICK($card) } dann um { $margin }
takesLead = das bringt dir bei { TRICK($card) } die Führung, um { $margin }
fillsRed = das füllt { TRICK($card) } nur mit roten Würfeln: niemand gewinnt sie
deadHeat = das vollendet { TRICK($card) } unentschieden: niemand gewinnt sie
completes = das vollendet { TRICK($card) }: { DOES($seat, "gewinnst", "gewinnt") } { $points }
product = { NUMBER($base) } × { NUMBER($factor) } = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kept = { $all ->
        [true] Am besten ist
       *[false] Du behältst
    } { DICE($dice) }: { $deed }.
again = Noch einmal geworfen { $dice ->
        [one] verspricht er
       *[other] versprechen sie
    } etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr als jetzt.
onlyRed = Dort liegen nur rote Würfel, und niemand gewinnt die Nummer.
isTied = Es steht unentschieden, und niemand gewinnt die Nummer.
handled = Jetzt vergeben bringt sie { TO_WHOM($seat) } { $points }.
throws = { NUMBER($dice) } Würfel können { $rivals ->
        [one] { $rivals } Nummer
       *[other] { $rivals } Nummern
    } verderben, bei denen { NAME($seat) } führt; { $nowhere }.
rests = Geworfen könnten { NUMBER($dice) } Würfel bei dir selbst landen; { $nowhere }.
everywhere = jeder Wert passt irgendwo
nowhere = eine { OR($misses) } passte nirgends und kostete ihre Augen
exchanged = Deine Show geht von { NUMBER($now) } auf { NUMBER($then) } Punkte.
same = Deine Show zählt so oder so { NUMBER($now) } Punkte.
unchanged = Es bleibt bei { NUMBER($now) } Punkten, und die Farben stehen für das Nächste, wie sie sind.
nothingBetter = Deine Show bleibt bei { NUMBER($now) } Punkten, und kein Tausch macht mehr daraus.
