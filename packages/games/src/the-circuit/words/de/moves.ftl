### Züge, als Anweisungen. Ohne Punkt; ein großer Anfang wird später gesetzt, wo er fehlt.

# Wessen Kämpfer, wo beide Teams ihn haben.
fighterOf = { FIGHTER($card) } ({ IS_YOU($seat) ->
        [true] eigen
       *[false] { NAME($seat) }
    })

# Wessen Gefahr, wo beide Teams sie mitbrachten.
hazardOf = { HAZARD($card) } von { TO_WHOM($seat) }
theHazard = { HAZARD($card) }
direction_NE = nach Nordosten
direction_E = nach Osten
direction_SE = nach Südosten
direction_SW = nach Südwesten
direction_W = nach Westen
direction_NW = nach Nordwesten

# $cards: womit gezahlt wird; null für keine.
payment = { $cards ->
        [null] keiner Karte
       *[other] { $cards }
    }{ $convert ->
        [true] , umgewandelt für 1 Hype
       *[false] { "" }
    }

## Vor dem Kampf.

pickTeam = { FIGHTERS($fighters) } nehmen
pickFighter = { FIGHTER($fighter) } nehmen: { $tagLine }
pickHazard = { HAZARD($hazard) } nehmen
selectTeam = { FIGHTERS($fighters) } nehmen, dazu { HAZARD($hazard) }
placeHazard = Die Gefahr in { ZONE($zone) } legen
placeZone = In { ZONE($zone) } aufstellen
bench = { $fighter } beginnt auf der Bank
deployAt = Aufstellen: Feld { $space }

## Ein Zug.

return = { $fighter } zurückholen
activate = { $fighter } aktivieren
tagOut = { $fighter } auswechseln
step = Schritt { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }mit { $fighter }
    }
vault = Sprung { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }mit { $fighter }
    }
stop = Stehen bleiben
path = Hingehen: Feld { $space }
use = { ABILITY($ability) } einsetzen
trait = { TRAIT($trait) } nutzen
endCombat = Die Kampfphase beenden
target = Ziel: { $fighter }
ally = { $fighter } wählen
pay = Mit { $payment } zahlen

# $target, $ally: null, wenn es keines gibt.
play = { ABILITY($ability) } einsetzen{ $target ->
        [null] { "" }
       *[other] { " " }gegen { $target }
    }{ $ally ->
        [null] { "" }
       *[other] { " " }für { $ally }
    }, bezahlt mit { $payment }
first = Zuerst: { $what }
effectNumber = Wirkung { NUMBER($number) }
autoOrder = Wie gedruckt
dodge = { $fighter ->
        [null] { "" }
       *[other] Mit { $fighter }{ " " }
    }{ $direction } ausweichen
noDodge = Nicht ausweichen
push = { $fighter ->
        [null] { "" }
       *[other] { $fighter }{ " " }
    }{ $direction } stoßen
pushOut = Aus dem Ring stoßen
pushLine = { $fighter ->
        [null] { "" }
       *[other] { $fighter }{ " " }
    }{ $direction } stoßen, so weit es geht
shift = { $hazard } verschieben: { ZONE($zone) }
noShift = Die Gefahren liegen lassen
pin = { $fighter } pinnen
noPin = Nicht pinnen
react = Reagieren: { $direction }{ $fighter ->
        [null] { "" }
       *[other] { " " }mit { $fighter }
    }
noReaction = Nicht reagieren
give = { $cards } abwerfen
concede = Den Kampf aufgeben
