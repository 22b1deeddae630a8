### Why The CIRCUIT refuses a move, by the keys that the rules give. What names pieces is code: refusals.de.ts.

draftBegun = Du hast begonnen, einzeln zu wählen: wähle auch die übrigen.
notReadyMade = Das ist keines der fertigen Teams.
teamFull = Dein Team hat seine vier Kämpfer: wähle eine Gefahr.
teamSize = Ein Team hat { $needed ->
        [one] { $needed } Kämpfer
       *[other] { $needed } Kämpfer
    }, und du hast { NUMBER($chosen) }.
zoneBarred = Die Ringregel lässt diese Zone nicht zu.
zoneTaken = Diese Zone ist nicht leer.
zoneZero = In Zone 0 stellt niemand auf.
zoneNeighbours = Diese Zone grenzt an die Startzone eines anderen Teams.
setUpDeadlock = Danach ließe sich nicht mehr alles Übrige legen.
notYours = Dieser Kämpfer gehört dir nicht.
notOnBench = Dieser Kämpfer ist nicht auf deiner Bank.
onBench = Dieser Kämpfer ist auf der Bank.
outsideZone = Stell so nah an der Mitte deiner Zone auf, wie Platz ist.
outsideRing = Das ist außerhalb des Rings.
occupied = Da steht schon jemand.
lastActivated = Diesen Kämpfer hast du zuletzt aktiviert: nun ist ein anderer dran.
dazzled = Wer Geblendet ist, kann nicht aktiviert werden.
noStepsLeft = Er darf { $limit ->
        [one] { $limit } Feld
       *[other] { $limit } Felder
    } weit gehen und ist schon { NUMBER($steps) } gegangen.
noVault = Nur wer Sprung hat, darf andere überspringen.
nobodyToVault = Da ist niemand zu überspringen.
noSuchAbility = Der aktive Kämpfer hat diese Fähigkeit nicht.
finisherUsed = Sein Finisher ist in diesem Kampf verbraucht.
usedAlready = Das geht einmal je Aktivierung, und das war schon.
noTarget = Niemand ist in Reichweite.
noAlly = Kein Verbündeter ist in Reichweite.
hypeShort = Das kostet { NUMBER($needed) } Hype, und du hast { NUMBER($hype) }.
cannotPay = Deine Karten bezahlen das nicht.
noActiveTrait = Der aktive Kämpfer hat diese Eigenschaft nicht zu nutzen.
noCardToDiscard = Du hast keine Karte, die du dafür abwerfen könntest.
notATarget = Gegen diesen Kämpfer geht das nicht.
notAnAlly = Das ist kein Verbündeter, der dafür infrage kommt.
pay_notInHand = Diese Karte hast du nicht auf der Hand.
pay_hypeShort = Dafür hast du nicht genug Hype.
pay_doesNotPay = Diese Karten bezahlen nicht alles.
pay_convertNotNeeded = Diese Karten bezahlen auch ohne Umwandeln.
pay_cardToSpare = Eine dieser Karten ist überflüssig.
pay_lowerCard = Von Karten mit gleichen Symbolen wird die erste gespielt.
noSuchEffect = Diese Wirkung steht nicht an.
notAtTheEdge = Er steht nicht am Rand des Rings.
ownFighterOut = Eigene Kämpfer kannst du nicht hinausstoßen.
cannotShift = Dorthin kann diese Gefahr nicht.
notPending = Das steht nicht an.
notPinnable = Dieser Kämpfer kann jetzt nicht gepinnt werden.
pinIsAutomatic = Ein Pin wird immer versucht, wenn er möglich ist.
concedeLater = Aufgeben kannst du, wenn du etwas gefragt bist.
canActivate = Ausgewechselt wird nur, wenn niemand aktiviert werden kann.
asks_choosingTeams = Gefragt ist jetzt: ein Team wählen.
asks_placingHazard = Gefragt ist jetzt: eine Gefahr legen.
asks_placingZone = Gefragt ist jetzt: eine Startzone wählen.
asks_benching = Gefragt ist jetzt: die Bank besetzen.
asks_choosingSpace = Gefragt ist jetzt: aufstellen.
asks_returning = Gefragt ist jetzt: einen Kämpfer zurückholen.
asks_choosingFighter = Gefragt ist jetzt: einen Kämpfer aktivieren.
asks_taggingOut = Gefragt ist jetzt: auswechseln.
asks_moving = Gefragt ist jetzt: sich bewegen.
asks_acting = Gefragt ist jetzt: eine Fähigkeit einsetzen.
asks_aiming = Gefragt ist jetzt: ein Ziel wählen.
asks_choosingAlly = Gefragt ist jetzt: einen Verbündeten wählen.
asks_paying = Gefragt ist jetzt: bezahlen.
asks_giving = Gefragt ist jetzt: eine Karte abwerfen.
asks_choosingEffect = Gefragt ist jetzt: wählen, was zuerst geschieht.
asks_dodging = Gefragt ist jetzt: ausweichen.
asks_choosingPush = Gefragt ist jetzt: die Richtung des Stoßes wählen.
asks_redirecting = Gefragt ist jetzt: den Stoß umlenken.
asks_shifting = Gefragt ist jetzt: eine Gefahr verschieben.
asks_orderingTriggers = Gefragt ist jetzt: wählen, was zuerst kommt.
asks_sidestepping = Gefragt ist jetzt: zur Seite treten.
asks_pinning = Gefragt ist jetzt: pinnen.
fighterTaken = { FIGHTER($fighter) } ist schon in einem anderen Team.
sameName = { FIGHTER($fighter) } ist schon in deinem Team.
nothingShared = { FIGHTER($fighter) } hat kein Merkmal mit deinem Team gemeinsam.
noTeamLeft = Mit { FIGHTER($fighter) } käme kein erlaubtes Team aus vier Kämpfern zustande.
hazardNotAllowed = Dein Team erfüllt die Bedingung nicht: { HAZARD($hazard) }.
tauntedFirst = { FIGHTER($fighter) } ist Provoziert und muss zuerst aktiviert werden.
