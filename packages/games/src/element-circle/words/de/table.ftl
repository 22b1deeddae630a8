### What stands on the table itself.

circle = Der Kreis
bank = Vorrat
inBank = { $element }: { NUMBER($n) } im Vorrat
deck = Stapel
discard = Ablage
pile = Ablagestapel, oberste Karte zuerst
hand = Deine Hand
handHas = { NUMBER($n) } Zauber
noHand = Deine Hand ist leer.
copies = { NUMBER($n) } Stück
known = Gesehen
knownCards = Karten dieser Hand, die du gesehen hast
maybe = in einer dieser Hände
permanents = Dauerhafte Zauber
noPermanents = Keine dauerhaften Zauber
emptySlot = leer
used = verbraucht
ready = bereit
paying = zahlt
notPaying = könnte zahlen
chosen = gewählt
target = wählbar
onItsWay = unterwegs
sideways = in diesem Zug schon aktiviert
blocked = gesperrt von { $name }
banned = Kein Kreis
bannedNext = Kann im nächsten Zug nicht mit dem Kreis bezahlen
dealer = Geber
dealerTakes = Geber: eins mehr
dealerPlays = spielt zuletzt
wins = { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    } gewonnen
turnOf = Ist am Zug
out = Raus
outLong = In dieser Runde ausgeschieden
open = { $zone } öffnen
shut = { $zone } schließen
round = Runde { NUMBER($n) } · { $format }
firstTo = bis { NUMBER($k) } { $k ->
        [one] Sieg
       *[other] Siege
    }
mostOf = die meisten von { NUMBER($k) }
turn = Zug { NUMBER($n) }
settingUp = Aufbau
waning = Der Altar erlischt: nichts verlässt mehr den Stapel
wild = Die Eröffnung darf mit allem bezahlt werden
payableNow = Jetzt bezahlbar
payableAfter = Bezahlbar, sobald dies erledigt ist
payableNext = Bezahlbar, wenn sich nichts ändert
payableFew = Nächstes Mal bezahlbar
lacks = { $what } zu wenig
lacksOf = { $what } zu wenig für { $spell }
cast = { $spell } wirken
castFree = { $spell } kostenlos wirken
activate = { $spell } aktivieren
take_steal = { $spell } stehlen
take_destroy = { $spell } zerstören
choose = { $spell } wählen
discardIt = { $spell } abwerfen
pay = Bezahlen
paysWith = Zahlt mit { $what }.
ofCircle = { $what } aus dem Kreis
ofOwn = { $what } von dir
adjust = Drücke andere Elemente, um mit ihnen zu zahlen.
noPrice = Kostet nichts.
end = Zug beenden
giveUp = Aufgeben
stop_steal = { $isBegun ->
        [true] Nichts mehr stehlen
       *[false] Nichts stehlen
    }
stop_destroy = { $isBegun ->
        [true] Nichts mehr zerstören
       *[false] Nichts zerstören
    }
stop_other = Auf den Rest verzichten
stop_all = Verzichten
keep = Hand behalten
redraw = Hand tauschen
redrawNote = Alle Karten werden offen abgeworfen, und du ziehst ebenso viele. Nur einmal.
takes = Du nimmst { NUMBER($n) } deiner Wahl. Eine Sanduhr zeigt, was sie und der Kreis bezahlen könnten.
bankOut = Im Vorrat fehlt: { $elements }.
picked = { NUMBER($n) } von { NUMBER($of) } gewählt
confirmPick = Diese nehmen
addElement = { $element } nehmen
removeElement = { $element } zurücklegen
replaces = Es ersetzt, was auf seinem Platz liegt.
pressSlot = Drücke jetzt einen leuchtenden Platz. Was darauf liegt, kommt in den Vorrat.
pressSource = Drücke ein leuchtendes Element.
pressCard = Karten, die herausstehen, kannst du wirken. Drücke eine, um zu sehen, was sie bezahlt.
notNow = Abbrechen
putDown = Schließen
choosePlayer = { $name } wählen
showHand = { $name } deine Hand zeigen
shownTo = Deine Hand ist offen für { $names }.
looked_yours = Gesehen auf der Hand von { $name }
looked_theirs = { $name } blickt in deine Hand
looked_others = { $name } blickt in die Hand: { $target }
hiddenLook = Nur die beiden sehen diese Karten.
showHands = Deine Hand zeigen
resolving = { $name }: { $spell }
news = Seit deinem letzten Zug
danger_title = Nächsten Zug bist du raus, wenn sich nichts ändert.
danger_empty = Deine Hand ist leer: nur ein gezogener oder gestohlener Zauber rettet dich.
danger_lacking = Selbst wenn alle Elemente bereit sind: { $cards }.
danger_clock = { $spells } kann dich vor der Eröffnung noch retten.
danger_banned = Der Kreis ist dir dann verwehrt.
safeMany = Nächsten Zug könntest du mit { NUMBER($n) } deiner Zauber eröffnen, wenn sich nichts ändert.
safe = Nächsten Zug könntest du mit { $cards } eröffnen, wenn sich nichts ändert.
youAreOut = Du bist aus dieser Runde ausgeschieden. Sieh zu, bis sie endet; folgt eine weitere, bist du wieder dabei.
summary_title = Runde { NUMBER($n) }
summary_winner = { $isYou ->
        [true] Du gewinnst die Runde
       *[false] { $name } gewinnt die Runde
    }
summary_outIn = Zug { NUMBER($n) }
summary_stuck = Karten, die nicht bezahlt werden konnten
summary_lacked = es fehlte
summary_standing = Gewonnene Runden
summary_nextDealer = { $isYou ->
        [true] Als Nächstes gibst du.
       *[false] Als Nächstes gibt { $name }.
    }
summary_goOn = Weiter zu Runde { NUMBER($n) }
summary_match = { $isYou ->
        [true] Du gewinnst die Partie
       *[false] { $name } gewinnt die Partie
    }
summary_rounds = Runde für Runde
deckHas = Stapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

discardHas = Ablagestapel: { $top ->
        [null] leer
       *[other] { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }, oben liegt { $top }
    }
backs = { NUMBER($n) } Zauber auf der Hand
summary_survived = Zuletzt übrig nach { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
