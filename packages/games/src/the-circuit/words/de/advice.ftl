### Warum sich ein Zug lohnt.

stepsUp = { $fighter } zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $engaged ->
        [0] { "" }
       *[other] { " " }und bindet schon { $engaged } Gegner
    }.
canFinish = Der Finisher ist bezahlbar: { $fighter }.
reaches = { $fighter } bindet dann { LIST($enemies) }.
nears = { $fighter } ist dann { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } von { $enemy } entfernt.
stays = { $fighter } zieht hier { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $canMoveLater ->
        [true] { " " }und darf nach der Kampfphase noch gehen
       *[false] { "" }
    }.
damages = { $target } hat dann { NUMBER($damage) } Schaden von { NUMBER($sta) }.
knocksOut = Das reicht, um { $target } k. o. zu schlagen.
stuns = { $target } hat dann { NUMBER($stun) } Betäubungsmarker von { NUMBER($pin) }.
pins = Das reicht, um { $target } zu pinnen, was { NUMBER($percent) }-mal von hundert gelingt.
pushes = { $target } steht { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } vor dem Äußeren, und das { $pushes ->
        [one] ist ein Stoß
       *[other] sind { $pushes } Stöße
    }.
canPushOut = Damit kann { $target } aus dem Ring gestoßen werden.
pushedOut = { $target } ist draußen, und du erhältst { NUMBER($hype) } Hype.
pushedTo = { $spaces ->
        [0] { $target } steht dann am Rand
        [one] { $target } ist dann { $spaces } Feld vom Rand entfernt
       *[other] { $target } ist dann { $spaces } Felder vom Rand entfernt
    }.
intoHazard = { $target } gerät in die Gefahr: { $hazard }.
finishes = Es ist Finisher Nummer { NUMBER($number) } von drei.
earns = Es bringt { NUMBER($hype) } Hype.
recovers = { $fighter } verliert { LIST($things) }.
ofDamage = { NUMBER($damage) } Schaden
ofStun = { NUMBER($stun) } Betäubungsmarker
leaves = { $cards ->
        [0] Danach ist keine Karte mehr auf deiner Hand
        [one] Eine Karte bleibt: { $symbols }
       *[other] { $cards } Karten bleiben: { $symbols }
    }.
converts = Es kostet 1 Hype, und du hast { NUMBER($hype) }.
