### Warum sich ein Zug lohnt.

takesOut = { NUMBER($dealt) } Treffer, und { $foe } ist ausgeschaltet{ $mayChange ->
        [true] , wenn { $foe } die Würfel liegen lässt
       *[false] { "" }
    }.
instead = Du würdest { NUMBER($dealt) } Treffer landen und { NUMBER($taken) } einstecken statt { NUMBER($dealtNow) } und { NUMBER($takenNow) }{ $mayChange ->
        [true] , wenn { $foe } die Würfel liegen lässt
       *[false] { "" }
    }.
same = So oder so triffst du { NUMBER($dealt) }-mal und steckst { NUMBER($taken) } ein{ $mayChange ->
        [true] ; es zählt, falls { $foe } auch noch Würfel ändert
       *[false] { "" }
    }.
nothingBetter = Wie die Würfel liegen, triffst du { NUMBER($dealt) }-mal und steckst { NUMBER($taken) } ein, und keine Änderung bringt mehr.
keepsPower = Wie die Würfel liegen, triffst du { NUMBER($dealt) }-mal und steckst { NUMBER($taken) } ein. { $power } wirkt nur einmal und brächte jetzt nur { NUMBER($gain) } Würfel.
lies = Wie die Würfel liegen, triffst du { NUMBER($dealt) }-mal und steckst { NUMBER($taken) } ein.
divided = Über alle Aufteilungen von { $foe } triffst du im Schnitt { DECIMAL($dealt) }-mal und steckst { DECIMAL($taken) } ein.
dividedElse = Mit { NUMBER($off) } im Angriff wären es { DECIMAL($dealt) } und { DECIMAL($taken) }.
place = Das bringt dir im Kampf etwa { DECIMAL($gain) } Würfel, im Schnitt über alle Aufteilungen.
placeElse = { LIST($others) }.
wouldGain = { $place } brächte { DECIMAL($gain) }
power = In dem Kampf, in dem du die Kraft nutzt, bringt sie im Schnitt etwa { DECIMAL($gain) } Würfel{ $isMost ->
        [true] , am meisten von allen
       *[false] { "" }
    }.
swift = Du siehst erst, wo { $foe } steht, und legst dann deinen Platz fest.
stays = Flink wirkt nur einmal, und du behältst es für einen anderen Zug.
