### Element Circle’s options, and what each of their values is called. Numbered ones are code: options.de.ts.

matchFormat_label = Partie
matchFormat_help = Wer zuerst so viele Runden gewinnt, oder die meisten aus einer festen Zahl.
openHands_label = Offene Hände
openHands_help = Neulinge können ihre erste Runde mit offenen Händen spielen.
openHands_values_none = Verdeckt
openHands_values_firstRound = Erste Runde offen
openHands_values_always = Immer offen
startSpells_label = Zauber zu Beginn
startSpells_help = So viele bekommt jeder; ab drei Spielern der Geber einen mehr.
startSpells_values_standard = Wie gebaut
circleSlots_label = Plätze im Kreis
circleSlots_help = Alle werden zu Beginn einer Runde zufällig gefüllt.
innateSlots_label = Eigene Plätze
innateSlots_help = Alle beginnen mit einem leeren Platz; nur der Geber füllt jeden.
limits_label = Obergrenzen
limits_help = Ob am Ende des Zuges bis zu einer Obergrenze abgeworfen wird.
limits_values_off = Keine
limits_values_on = Wie unten
limitPermanents_label = Höchstens dauerhafte Zauber
limitPermanents_help = Gilt nur mit Obergrenzen.
limitSpells_label = Höchstens Handkarten
limitSpells_help = Gilt nur mit Obergrenzen.
firstDealer_label = Erster Geber
firstDealer_help = Der Geber spielt zuletzt und nimmt ein Element mehr.
firstDealer_values_random = Das Los
clockWindow_label = Zauber mit Uhr
clockWindow_help = Nur vor der Eröffnung, oder auch danach.
clockWindow_values_start = Vor der Eröffnung
clockWindow_values_anytime = Jederzeit im Zug
wizardSource_label = Der Zauberer wirkt
wizardSource_help = Den obersten Zauber des Stapels oder einen aus der Hand.
wizardSource_values_deckTop = Vom Stapel
wizardSource_values_hand = Aus der Hand
waningLap_label = Der Altar erlischt
waningLap_help = Nach so vielen Umläufen wird nichts mehr gezogen, damit jede Runde endet.
discardView_label = Ablagestapel
discardView_help = Nur die oberste Karte ist zu sehen, oder alle.
discardView_values_top = Oberste Karte
discardView_values_all = Offen
showHand_label = Hände zeigen
showHand_help = Ob man seine Hand ausgewählten Mitspielern zeigen darf.
showHand_values_off = Nicht erlaubt
showHand_values_on = Erlaubt
spells_label = Zauberliste
spells_help = Die 64 Karten, wie sie nach Messungen angepasst wurden, oder wie sie zuerst waren.
spells_values_first = Erste Liste
spells_values_tuned = Angepasst

numbered_firstTo = { $rounds ->
        [one] Eine Runde
       *[other] Zuerst { $rounds }
    }
numbered_rounds = Die meisten von { NUMBER($rounds) }
numbered_spells = { NUMBER($spells) }
numbered_seat = Platz { NUMBER($number) }
