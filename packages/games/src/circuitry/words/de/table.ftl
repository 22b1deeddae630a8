### What stands on the table of Circuitry. What names pieces is code: table.de.ts.

letters_O = O
letters_L = H
letters_D = D
letters_G = G
letters_P = V
letters_R = R
letters_K = S
card = Karte { NUMBER($no) }, { $side ->
        [F] Vorderseite
       *[other] Rückseite
    }
board = Das Feld
boardHelp = Mit den Pfeiltasten von einer Wahl zur nächsten; Plus, Minus und Null ändern die Größe.
zoomIn = Näher
zoomOut = Weiter weg
fit = Das ganze Feld zeigen
nearMe = Zu meiner Figur
stepTo = Hierher gehen: { $node }{ $n ->
        [one] { "" }
       *[other] , { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
    }
jumpTo = Hierher springen: { $node }
masterNode = Am Hauptknoten abliefern
pawnOf = Figur von { $name }
chosen = gewählt
pressAgain = zum Spielen noch einmal drücken

round = Runde { NUMBER($n) }
turnOf = Ist am Zug
you = Du
minis = { $n ->
        [one] { $n } Mini
       *[other] { $n } Minis
    }
circuits = { $n ->
        [one] { $n } Schaltkarte
       *[other] { $n } Schaltkarten
    }
carries = trägt { $n ->
        [one] { $n } Ladung
       *[other] { $n } Ladungen
    }
delivered = { NUMBER($n) } von { NUMBER($of) } abgeliefert
inhibited = { $n ->
        [0] Gehemmt bis zum nächsten Zug
       *[other] Gehemmt für { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
    }
inhibitedMeans = Ein Schritt braucht die Farbe des Knotens oder Schwarz, und kein Portal wirkt.
away = noch { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
toCharge = zur Ladestelle
toMaster = zum Hauptknoten
known = Bekannte Minis von { $name }
knownOwn = Deine Minis
knownNone = Von dieser Hand hat noch niemand eine Mini gesehen.
knownEmpty = Auf dieser Hand ist keine Mini.
unknown = und { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, die sonst niemand gesehen hat

supply = Minis zum Nehmen
openSupply = Stapel und Ablagen
gold = Goldstapel
goldShort = Gold
greenShort = Grün
goldHas = Goldstapel, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
takeGold = Vom Goldstapel nehmen, noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
takeTwoGold = Zwei goldene nehmen
takePile = { $kind } nehmen, noch { NUMBER($n) }
pile = { $kind }, noch { NUMBER($n) }
greenDeck = Grüner Stapel
takeGreen = Vom grünen Stapel nehmen, noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
discards = Ablage, die älteste zuerst
nextUp = So kommen die nächsten
empty = leer

hand = Deine Minis
handEmpty = Keine Minis
cardsDo = Was die Karten tun
movementCards = Bewegungskarten
does_move = Ein Schritt auf den nächsten Knoten, gleich welcher Farbe. In deiner Farbe holt sie auch Ladung.
does_K = Gilt für jede Farbe; die letzte Ablieferung kostet eine.
does_Rotate = Dreht eine Karte herum, samt Figuren.
does_Swap = Zwei Karten ohne Figuren tauschen die Plätze.
does_Flip = Wendet eine Karte ohne Figuren auf die andere Seite.
does_Slide = Schiebt eine Karte einen Platz weiter, an einer anderen entlang oder um ihre Ecke, samt Figuren.
does_Force = Drängt eine fremde Figur: Jeder Schritt kostet eine Karte ihrer Farbe oder Schwarz.
does_Portal = Springt auf ein beliebiges Portal, mit einer Karte seiner Farbe oder Schwarz.
does_Inhibit = Drei Züge lang braucht jeder Schritt eines Gegners die Farbe des Knotens oder Schwarz, und kein Portal geht. Jederzeit, auch außer der Reihe.
does_Free = Beendet eine Hemmung.
does_Exchange = Nimmt einer fremden Figur auf dem nächsten Knoten eine Ladung ab.
circuitHand = Deine Schaltkarten
circuitCard = Schaltkarte { NUMBER($no) }
held = { NUMBER($n) } auf der Hand
playable = spielbar
payWith = Bezahlen mit
payPawn = Für die Figur
payPortal = Für das Portal
axisLabel = Karte 1 wendet
axis_long = seitlich
axis_short = kopfüber
amount = Wie viele Ladungen
turnIt = Drehen
byStep = Schritt
byPortal = Portal
whom = Wen?
which = Welche Karte?
confirm_step = Gehen
confirm_walk = { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    } gehen
confirm_portal = Springen
confirm_gain = Laden
confirm_deliver = Abliefern
confirm_lay = Legen
confirm_rotate = Drehen
confirm_swap = Tauschen
confirm_flip = Wenden
confirm_slide = Schieben
confirm_force = Zwingen
confirm_inhibit = Hemmen
confirm_free = Befreien
confirm_take = Ladung nehmen
confirm_giveCharge = Ladung geben
confirm_spendCharge = 1 Ladung ausgeben
confirm_give = Geben
confirm_ask = Bitten
confirm_discard = Abwerfen
confirm_axis = Wenden
notNow = Doch nicht
endTurn = Zug beenden
keepForcing = { $name } weiterdrängen
passMini = Eine Mini geben
askMini = Um eine Mini bitten
yes = Geben
no = Behalten
stopIt = Hemmung spielen
letPass = Geschehen lassen
letAllPass = In diesem Zug alles geschehen lassen
guide_step = Drück auf einen leuchtenden Knoten, um dorthin zu gehen, oder auf eine Karte deiner Hand, um sie zu spielen.
guide_lay = Drück auf einen Platz neben dem Feld.
guide_layCard = Drück auf eine Schaltkarte, dann auf einen Platz neben dem Feld.
guide_card = Drück auf eine Karte auf dem Feld.
guide_other = Drück auf die Karte, mit der sie tauscht.
guide_cell = Drück auf den Platz, auf den sie gleitet.
guide_place = Drück auf einen Knoten.
guide_target = Drück auf eine Figur.
guide_mini = Drück auf eine Mini.
noPath = kein Weg

# $n: steps.
left = noch { NUMBER($n) }
goesFrom = { $name }: noch { $before }, dann { $after }
rewires = { $opened ->
        [one] { $opened } neue Verbindung
       *[other] { $opened } neue Verbindungen
    }, { NUMBER($cut) } getrennt
lastBlack = deine letzte schwarze Karte: die letzte Ablieferung kostet eine
news = Inzwischen
aim_inHand = Deine Ladestelle ist auf Karte { NUMBER($card) } in deiner Hand.
aim_charge = { $n ->
        [0] An deiner Ladestelle: Deine Farbe oder Schwarz holt Ladung.
        [one] Noch { $n } Schritt zur Ladestelle. Dort holt deine Farbe oder Schwarz Ladung.
       *[other] Noch { $n } Schritte zur Ladestelle. Dort holt deine Farbe oder Schwarz Ladung.
    }
aim_under = Der Hauptknoten liegt unter Karte 1, bis die letzte Figur sie verlässt.
aim_master = { $n ->
        [0] An deinem Knoten beim Hauptknoten: Schwarz liefert ab.
        [one] Noch { $n } Schritt zu deinem Knoten beim Hauptknoten. Dort liefert Schwarz ab.
       *[other] Noch { $n } Schritte zu deinem Knoten beim Hauptknoten. Dort liefert Schwarz ab.
    }
aim_way = { $n ->
        [0] Du bist
        [one] Noch { $n } Schritt, dann bist du
       *[other] Noch { $n } Schritte, dann bist du
    } an { $to ->
        [charge] deiner Ladestelle
       *[master] deinem Knoten beim Hauptknoten
    }.
aim_cut = Zu { $to ->
        [charge] deiner Ladestelle
       *[master] deinem Knoten beim Hauptknoten
    } führt gerade kein Weg.
breakFree = Frei: 1 Ladung ausgeben
ending_titleNobody = Niemand gewinnt
ending_title = { $winners } gewinnt
ending_titleYou = Du gewinnst
ending_titleMany = { $winners } gewinnen
ending_titleShared = Ein geteilter Sieg
ending_delivered = Die Ladung ist am Ziel.
ending_roundLimit = Die Runden sind vorbei: Wer am meisten geliefert hat, gewinnt, dann wer am meisten trägt.
ending_stalemate = Niemand konnte oder wollte weiter.
ending_conceded = Niemand sonst spielt weiter.
ending_unsolved = Der Zug ist vorbei, und die Ladung ist nicht am Ziel.
ending_titleUnsolved = Noch nicht gelöst
ending_titleSolved = Gelöst
ending_lookBack = Das Feld ansehen
ending_toStage = Zurück zum Ende
ending_ranking = Wer was gebracht hat
ending_delivers = abgeliefert
ending_carries = getragen
ending_rounds = { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }

node = Knoten { COLOUR($colour) }, Karte { NUMBER($card) }, { SPOT($site) }
portalNode = Portal { COLOUR($colour) }, Karte { NUMBER($card) }, { SPOT($site) }
cell = Leerer Platz, { $place }
cardAt = { $card }, Spalte { NUMBER($x) }, Reihe { NUMBER($y) }{ $pawns ->
        [null] { "" }
       *[other] : { $pawns }
    }
leaveBy = Karte 1 durch { PORT($port) } verlassen und auf ihrer anderen Seite ankommen
chargePoint = An der Ladestelle in { COLOUR($colour) } laden
team = Team { NUMBER($n) }
