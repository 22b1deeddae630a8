### Begriffe des Spiels, erklärt.

states_immobilized = SPD ist 0 bis zum Ende der eigenen Aktivierung. Ausweichen geht noch.
states_knockedDown = PIN ist halbiert, aufgerundet; SPD ist 0; kein Ausweichen. Endet, wenn die eigene Aktivierung beginnt.
states_taunted = Das Team muss ihn als Nächsten aktivieren, wenn es kann. Endet mit der eigenen Aktivierung.
states_dazzled = Kann nicht aktiviert werden. Endet, sobald ein Verbündeter aktiviert wird.
states_burning = Erleidet 1 Schaden, wann immer irgendein Kämpfer aktiviert wird. Endet mit der eigenen Aktivierung.
states_pumpedUp = COM +2 bis zum Ende der eigenen Aktivierung; in der eigenen Kampfphase erhalten, zieht er sofort 2 Karten.
states_accelerated = SPD +2 bis zum Ende der eigenen Aktivierung.
stats_SPD = So viele Felder darf er in einer Bewegungsphase gehen.
stats_STA = Bei so viel Schaden ist er k. o.
stats_COM = So viele Karten zieht er in der Kampfphase; neben einem Verbündeten eine mehr.
stats_PIN = Mit so vielen Betäubungsmarkern pinnt ihn ein Gegner, der ihn bindet.
defeats_knockOut = K. o.
defeats_ringOut = Ring-Aus
defeats_tapOut = Abklopfen
defeats_finishingMove = Finisher
defeats_tagOut = Auswechslung
readyTeams_strikers = Hingehen und zuschlagen. Schaden, bis keiner mehr steht; den Rest erledigt der Draht.
readyTeams_throwers = Schnell und schwer zu fassen. Gegner Schritt für Schritt zum Rand schieben, und darüber.
readyTeams_grapplers = Betäubungsmarker auf einem Gegner sammeln, ihn festhalten und pinnen.
readyTeams_home-crowd = Von allem etwas und mehr Hype als alle: als Erste reich genug für einen Finisher.
readyTeams_clockwork = Kämpfer, die einander Karten verschaffen; ein starker Zug folgt auf den anderen.
readyTeams_cold-blood = Geduldig und zäh. Feuer schadet allen außer Ossic, und den Rest heilt die Zeit.
readyTeams_open-doors = Immer schon woanders: Plätze tauschen, verschwinden und Gegner durch ein Loch im Ring schicken.
readyTeams_the-wall = Schwer zu verletzen, schwer zu pinnen, schwer zu bewegen. Gewinnt den langen Kampf.
problems_teamSize = Ein Team hat { $needed } Kämpfer; das sind { $chosen }.
problems_fighterTaken = { $fighter } ist schon in einem anderen Team.
problems_sameName = { $name } gibt es in einem Team nur einmal.
problems_nothingShared = Die vier eines Teams brauchen ein Merkmal, das alle haben: Klasse, Rolle oder Stil.
problems_pairSharesNothing = { $one } und { $other } haben kein Merkmal gemeinsam.
problems_hazardNotAllowed = Dieses Team erfüllt die Bedingung von { $hazard } nicht.

## Wirkungen, ganz kurz.

effects_damage = { NUMBER($n) } Schaden
effects_stun = { NUMBER($n) } Betäubung
effects_push = { $n ->
        [one] Stoß
       *[other] { $n } × Stoß
    }
effects_dodge = { $n ->
        [one] Ausweichen
       *[other] { $n } × Ausweichen
    }
effects_heal = { NUMBER($n) } Schaden weniger
effects_unstun = { NUMBER($n) } Betäubung weniger
effects_draw = { NUMBER($n) } ziehen
effects_hype = +{ NUMBER($n) } Hype
effects_drain = Gegner −{ NUMBER($n) } Hype
effects_swap = Felder tauschen
effects_shiftHazard = Gefahr verschieben
effects_defeat = Besiegen
clearAll = Alle Zustände weg
clear = { $state } weg

percent = { NUMBER($n) } %

## Orte und Auslöser.

# $number: der Zone. $colour: ihre Farbe.
zone = Zone { NUMBER($number) } ({ $colour })
ringRules = Ringregel
