### Was gefragt wird, auf wen gewartet wird und was Aufgeben heißt.

goingOn = Der Kampf geht weiter.
conceding = Deine Kämpfer verlassen den Ring; bei zwei Teams gewinnt das andere.

## Was gefragt wird. $fighter heißt wie in den Zügen.

choosingTeams = Wähle dein Team: nimm ein fertiges, oder vier Kämpfer mit einem gemeinsamen Merkmal.
pickMore = Wähle noch { $missing ->
        [one] einen Kämpfer
       *[other] { $missing } Kämpfer
    }.
pickHazard = Wähle die Gefahr, die dein Team mitbringt.
placingHazard = Wohin kommt deine Gefahr?
placingZone = In welcher Zone stellt dein Team auf? Dort beginnt es, und dorthin kommt es von der Bank zurück.
benching = Wer beginnt auf der Bank? Die anderen drei beginnen im Ring.
choosingSpace = { $why ->
        [setUp] Wo steht { $fighter }?
       *[other] { $fighter } kommt von der Bank. Wohin?
    }
returning = Wer kommt zurück in den Ring?
choosingFighter = Wen aktivierst du?
taggingOut = Keiner deiner Kämpfer kann aktiviert werden. Wen wechselst du aus?

# $phase: die erste oder die zweite Bewegung eines Zuges. $left: wie viele Schritte.
moving = { $phase ->
        [first] Geh jetzt, oder bleib stehen und kämpfe
       *[second] Geh, oder beende den Zug
    }: noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }.
acting = Fähigkeit einsetzen, oder Kampfphase beenden.
aiming = { ABILITY($ability) }: wen trifft es?

# $what: eine Fähigkeit oder eine Eigenschaft.
choosingAlly = { $what }: welchen Verbündeten?
paying = { ABILITY($ability) }: welche Karten bezahlen das?
giving = { TRAIT($trait) }: welche Karte wirfst du ab?

# $what: die Fähigkeit oder Eigenschaft, die wirkt; null, wenn es keine ist.
choosingEffect = { $what ->
        [null] Was geschieht zuerst?
       *[other] { $what }: Was geschieht zuerst?
    }
dodging = Weicht { $fighter } aus, und wohin?
choosingPush = Wohin stößt du { $fighter }?
redirecting = { $fighter } soll gestoßen werden: wählst du, wohin?
shifting = Verschiebst du eine Gefahr, und wohin?
orderingTriggers = Was kommt zuerst?
sidestepping = Tritt { $fighter } zur Seite?
pinning = Wen pinnst du?

## Auf wen gewartet wird.

# $names: auf wen. $task: aus den Nachrichten darunter.
waiting = Warten auf { LIST($names) }: { $task }.
waited_choosingTeams = ein Team wählen
waited_placingHazard = eine Gefahr legen
waited_placingZone = eine Startzone wählen
waited_benching = die Bank besetzen
waited_choosingSpace = aufstellen
waited_returning = einen Kämpfer zurückholen
waited_choosingFighter = einen Kämpfer aktivieren
waited_taggingOut = auswechseln
waited_moving = sich bewegen
waited_acting = eine Fähigkeit einsetzen
waited_aiming = ein Ziel wählen
waited_choosingAlly = einen Verbündeten wählen
waited_paying = bezahlen
waited_giving = eine Karte abwerfen
waited_choosingEffect = wählen, was zuerst geschieht
waited_dodging = ausweichen
waited_choosingPush = die Richtung des Stoßes wählen
waited_redirecting = den Stoß umlenken
waited_shifting = eine Gefahr verschieben
waited_orderingTriggers = wählen, was zuerst kommt
waited_sidestepping = zur Seite treten
waited_pinning = pinnen
