### What stands on the table of The CIRCUIT. What names pieces is code: table.de.ts.

ring = Der Ring
bench = Bank
hype = Hype
hypeHas = { NUMBER($n) } Hype
lamps = Eingesetzte Finisher: { NUMBER($n) } von 3
deckHas = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } im Stapel
round = Runde { NUMBER($n) }
settingUp = Aufbau
turnOf = ist am Zug
openTeam = { $name }: Kämpfer
openCard = { $name }: Karte lesen
health = noch { NUMBER($left) } von { NUMBER($sta) } Ausdauer
stunHas = Betäubung { NUMBER($n) } von { NUMBER($pin) }
onBench = auf der Bank
active = aktiv
last = zuletzt aktiviert
mayBePinned = kann gepinnt werden
finished = Finisher eingesetzt
canBeChosen = kann gewählt werden
zoom_close = Näher hinsehen
zoom_whole = Den ganzen Ring zeigen
zoom_pan = Der Ring: mit den Pfeiltasten zu bewegen
space = Reihe { NUMBER($row) }, Feld { NUMBER($place) }
atEdge = am Rand des Rings
go_steps = { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
go_engages = Von dort triffst du { $names }.
go_engagedBy = Dort treffen dich: { $names }.
go_tagTeam = Ein Verbündeter steht daneben: 1 Karte mehr.
go_enters = { $hazard }: { $text }
go_here = Hierher gehen
go_deploy = { $name } hier aufstellen
go_pushHere = { $name } hierher stoßen
go_pushOut = { $name } aus dem Ring stoßen
go_pushOutText = Ring-Aus: { $name } ist besiegt, und dein Team erhält { NUMBER($hype) } Hype.
go_ropes = Die Seile halten { $name }: stattdessen 1 Betäubungsmarker.
go_pushAll = Alle { $n ->
        [one] { $n } Stoß
       *[other] { $n } Stöße
    } in diese Richtung
go_pushText = { $name } wird hierher gestoßen.
go_slides = { $name } rutscht noch ein Feld weiter.
go_dodgeHere = Hierher ausweichen
go_noDodge = Nicht ausweichen
go_noReaction = Geschehen lassen
go_plain = Freier Boden.
go_nobody = Von dort ist kein Gegner zu treffen.
go_press = Drücke ein leuchtendes Feld.
go_pressTwice = Tippe auf ein Feld, um zu sehen, was dort geschieht; tippe noch einmal, um es zu tun.
move_stay = Hier bleiben
move_stop = Hier anhalten
move_endTurn = Zug beenden
move_stayNote = Wer bleibt, darf sich stattdessen nach der Kampfphase bewegen.
zone_chooseHazard = { $hazard } verschieben
zone_noShift = Alle Gefahren lassen, wo sie sind
zone_forced = Dein Team stellt in { ZONE($zone) } auf: Eine andere war nicht mehr möglich.
act_hand = Deine Hand
act_use = { $ability } einsetzen
act_useOn = { $ability } gegen { $target }
act_end = Kampfphase beenden
act_endNote = { $n ->
        [one] { $n } Karte wird
       *[other] { $n } Karten werden
    } abgeworfen.
act_cancel = Abbrechen
act_chooseTarget = Drücke einen leuchtenden Gegner.
act_chooseAlly = Und für welchen Verbündeten?
act_paysWith = Bezahlt mit { $cards }.
act_converts = 1 Hype wandelt um: Ein Symbol wird beliebig.
act_otherPay = Oder drücke andere Karten.
act_cannot = Jetzt nicht einsetzbar
act_finisher = Finisher
act_finisherDone = eingesetzt
act_costs = Kosten: { $cost }
act_gives = bringt { NUMBER($n) } Hype
act_whatHappens = Was geschehen wird
forecast_damage = { $name }: { NUMBER($n) } Schaden, noch { NUMBER($left) } Ausdauer
forecast_knockOut = { $name } geht k. o.
forecast_stun = { $name }: { NUMBER($now) } von { NUMBER($pin) } Betäubung
forecast_push = { $name }: { $n ->
        [one] { $n } Stoß
       *[other] { $n } Stöße
    }, du wählst wohin
forecast_ringOut = { $name } kann aus dem Ring gestoßen werden
forecast_ropes = Die Seile würden { $name } einmal halten
forecast_becomes = { $name } wird: { $state }
forecast_immune = { $name } steckt einen Teil weg ({ $trait })
forecast_heals = { $name }: { NUMBER($n) } Schaden weniger
forecast_unstuns = { $name }: { NUMBER($n) } Betäubung weniger
forecast_defeated = { $name } ist besiegt
forecast_draws = Du ziehst { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
forecast_swaps = { $one } und { $other } tauschen die Felder
forecast_drains = Das andere Team verliert bis zu { NUMBER($n) } Hype
forecast_shifts = Du darfst eine Gefahr in eine Nachbarzone verschieben
forecast_gains = { $name } behält von nun an { $trait }
forecast_hype = Hype { CHANGE($by) }: danach hast du { NUMBER($total) }
forecast_nothing = Nichts ändert sich
forecast_wins = Dein dritter Finisher: Du gewinnst den Kampf
forecast_lamp = Finisher { NUMBER($n) } von 3
effect_first = Zuerst: { $effect }
effect_printed = In der gedruckten Reihenfolge
order = Zuerst: { $trigger }
pin_title = { $pinned } wird gepinnt!
pin_count = { NUMBER($n) }!
pin_breaks = Befreiung!
pin_out = { $name } klopft ab
pin_survives = { $name } kommt frei
pin_fell = { $name } geht dabei zu Boden
pin_skip = Überspringen
pin_goOn = Weiter
pin_by = von { $name }
pin_not = Kein Pin
pin_plain = { $symbols }: bezahlt das. Bei einem Pin gegen dein Team zählt sie nur.
pin_breaking = { $symbols }. Befreiung: Bei einem Pin gegen dein Team aufgedeckt, beendet sie den Pin.
pin_struggling = { $symbols }. Bei einem Pin gegen dein Team, { $name }: { $text }
float_knockOut = K. o.!
float_ringOut = Ring-Aus!
float_tapOut = Abgeklopft!
float_finishingMove = Finisher!
float_tagOut = Ausgewechselt
float_ignored = Ohne Wirkung
float_ropes = Die Seile halten!
activate = { $name } aktivieren
rests = { $name } wurde zuletzt aktiviert und setzt jetzt aus.
tagOut = { $name } auswechseln
benchIt = { $name } beginnt auf der Bank
returnIt = { $name } kehrt zurück
targetIt = Auf { $name } zielen
allyIt = { $name } wählen
giveIt = { $symbols } abwerfen
payIt = Mit { $cards } bezahlen
card_traits = Eigenschaften
card_abilities = Fähigkeiten
card_printed = gedruckt { NUMBER($n) }
card_crowd = Publikum: { NUMBER($n) } Hype
builder_title = Wähle dein Team
builder_watch = Die Teams werden gewählt
builder_aim = Setze vor den anderen drei verschiedene Finisher ein. Jeder kostet etwa 12 Hype; besiegte Gegner und Fähigkeiten bringen ihn.
builder_ready = Fertige Teams
builder_own = Selbst zusammenstellen
builder_all = Alle Kämpfer
builder_shared = Gemeinsam: { $identity }
builder_slots = { NUMBER($n) } von 4 Kämpfern
builder_add = { $name } aufnehmen
builder_remove = { $name } herausnehmen
builder_hazard = Gefahr
builder_rule = { $n ->
        [0] Vier Kämpfer, die alle ein Merkmal teilen, und eine Gefahr.
       *[other] Je zwei von ihnen teilen ein Merkmal.
    }
builder_chooseHazard = Wähle die Gefahr, die dein Team mitbringt.
builder_facts = Stärken
builder_shape = Was dieses Team gut kann
builder_canBe = Worin ein Team gut sein kann
builder_strengths_reach_name = Reichweite
builder_strengths_reach_text = Wie weit seine Kämpfer laufen und wie weit sie treffen.
builder_strengths_damage_name = Schaden
builder_strengths_damage_text = Der Schaden seiner Fähigkeiten, gemessen an ihren Kosten.
builder_strengths_control_name = Kontrolle
builder_strengths_control_text = Stöße, Tausche und Zustände für Gegner, gemessen an ihren Kosten.
builder_strengths_pins_name = Pins
builder_strengths_pins_text = Die Betäubungsmarker seiner Fähigkeiten, gemessen an ihren Kosten.
builder_record = Wie solche Teams abschneiden gegen
builder_recordNote = Siege von Teams mit diesen Kämpfern, { NUMBER($n) }-mal gezählt, zwischen Bots, die ohne Nachdenken spielen.
builder_suggested = Brächte, was noch fehlt:
builder_brings = bringt { $strength }
builder_surprise = Irgendein Team
builder_save = Speichern
builder_saved = Deine Teams
builder_nameIt = Name des Teams
builder_saveTitle = Dieses Team speichern
builder_saveIt = Speichern
builder_replaces = Ersetzt dein Team { $name }.
builder_delete = { $name } löschen
builder_lock = Mit diesem Team antreten
builder_locked = Dein Team steht fest.
builder_waitFor = Warten auf { $names }.
builder_clear = Von vorn
builder_fill = Auffüllen
builder_full = Das Team ist voll: nimm erst jemanden heraus.
end_win = { $isYou ->
        [true] Du gewinnst!
       *[false] { $name } gewinnt!
    }
end_draw = Unentschieden
end_byBell = Mit dem Gong { $by ->
        [finishers] durch mehr Finisher
        [hype] durch mehr Hype
        [defeats] durch mehr besiegte Gegner
       *[nothing] bei völligem Gleichstand
    }
end_byFinishers = Drei Finisher
end_byConcession = Durch Aufgabe
end_finishers = Finisher
end_defeats = Besiegte Gegner
end_crowd = Publikum
end_favourite = Publikumsliebling: { $name }, mit { NUMBER($hype) } verdientem Hype
end_backToRing = Den Ring ansehen
end_backToStage = Zurück zur Bühne

pinShort = { PERCENT($share) }
pinLong = Ein Pin gegen dieses Team gelingt zu { PERCENT($share) }; noch { $breaks ->
        [one] { $breaks } Befreiung
       *[other] { $breaks } Befreiungen
    }
forecast_pin = { $name } wird sofort gepinnt: gelingt mit { PERCENT($share) }
forecast_dodge = { $name } darf { $n ->
        [one] einmal
       *[other] { $n }-mal
    } ausweichen
pin_odds = gelingt mit { PERCENT($share) }
pin_choose = { $name } pinnen: { PERCENT($share) }
builder_ofBest = { PERCENT($share) }
builder_won = { PERCENT($share) } ± { NUMBER($give) }
