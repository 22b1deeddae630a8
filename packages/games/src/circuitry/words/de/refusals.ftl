### Why Circuitry refuses a move, by the keys that the rules give. What names pieces is code: refusals.de.ts.

asks_pickingColour = Wähl zuerst eine Farbe.
asks_drawing = Nimm zuerst deine Minis.
asks_discarding = Wirf zuerst eine Mini ab.
asks_menu = Danach ist nicht gefragt.
asks_laying = Sag zuerst, wohin die Karte kommt.
asks_swapping = Sag zuerst, mit welcher Karte sie tauscht.
asks_forcing = Sag zuerst, wohin die Figur geht.
asks_responding = Sag zuerst, ob du das verhinderst.
asks_choosingAxis = Sag zuerst, wie Karte 1 wendet.
asks_answering = Sag zuerst, ob du die Mini gibst.

notYourTurn = Jemand anders ist am Zug.
playDeclared = Etwas wurde gezeigt, und zuerst wird gefragt, wer es verhindern will.
botTakesOver = Wo mehr als zwei spielen, gibt niemand auf: Ein Bot übernimmt den Platz.
insidePlay = Hemmung muss warten, bis das vorbei ist.
finishPlay = Führ zuerst zu Ende, was du begonnen hast.
nothingToDraw = Jetzt ist keine Mini zu nehmen.
noDiscard = Minis wirft nur ab, wer mehr als 8 hält.
greenUnsorted = Grüne Minis kommen von den sortierten Stapeln oder vom aktiven Stapel, je nachdem, was gerade gilt.
nothingThere = Dort liegt keine Mini mehr.
sixPlayed = Du darfst in einem Zug 6 Minis spielen, und das wären mehr.
mustLay = Du musst eine Schaltkarte legen, bevor du deinen Zug beendest.

alreadyLaid = Du hast in diesem Zug schon eine Schaltkarte gelegt.
noLayCell = Eine Karte kommt auf einen leeren Platz neben einer anderen Karte.
chargeFaceDown = Eine Ladekarte wird mit der Vorderseite nach oben gelegt.
startCard = Karte 1 wird von keiner Mini bewegt.
nothingToSwap = Es liegt keine andere Karte ohne Figur da, mit der sie tauschen könnte.
sameCard = Getauscht werden zwei verschiedene Karten.
splitsBoard = Das Feld würde auseinanderfallen.
noSlide = Eine Karte gleitet einen Platz weit an einer anderen entlang oder um deren Ecke.

noStanding = Dort steht nie eine Figur.
noSuchNode = Einen solchen Knoten gibt es nicht, oder er liegt nicht oben.
staysThere = Ein Schritt endet auf einem anderen Knoten.
occupied = Dort steht eine andere Figur.
acrossMaster = Keine Figur zieht über den Hauptknoten.
overPawn = Keine Figur zieht über eine andere.
notAdjacent = Dieser Knoten ist nicht benachbart.
axisMissing = Karte 1 wendet: Sag, wie.
axisUnneeded = Karte 1 wendet nicht, also ist nicht zu wählen, wie.
arrivesElsewhere = So gewendet hat Karte 1 an diesem Anschluss einen anderen Knoten.
inhibitedPortal = Du bist gehemmt und darfst keine Portale benutzen.
noPortal = Das ist kein Portal, das offen liegt.
noForce = Es ist kein Zwang im Gange: Spiel zuerst eine Zwangskarte.
cannotForce = Du hast nichts auf der Hand, was diese Figur bewegen könnte.
hasJumped = Eine Zwangskarte erlaubt einen Sprung, und der ist geschehen.

pointHidden = Diese Ladestelle liegt nicht offen.
noChargePoint = Deine Figur steht nicht auf dem Zugangsknoten dieser Ladestelle.
noMaster = Solange Karte 1 nicht gewendet ist, gibt es keinen Hauptknoten.
needsBlack = Diese Lieferung kostet eine schwarze Karte.

noSuchSeat = Diesen Platz gibt es an diesem Tisch nicht.
notOpponent = Das geht nur gegen Gegner.
notTeammate = Das ist niemand aus deinem Team.
notYourSide = Befreien kannst du dich oder jemanden aus deinem Team.
noTeams = In dieser Partie gibt es keine Teams.
puzzleInhibit = In einem Rätsel wird niemand gehemmt.
alreadyInhibited = Dort gilt schon eine Hemmung.
notInhibited = Dort gilt keine Hemmung.
nothingCarried = Du trägst keine Ladung, die du ausgeben könntest.
nothingToTake = Diese Figur trägt keine Ladung.
pawnNotAdjacent = Diese Figur steht nicht auf einem benachbarten Knoten.
exchangePay = Umladung wird hier anders bezahlt: Sieh dir ihren Preis an.
noRoom = Niemand darf mehr als 8 Minis und Ladungen haben.
colourTaken = { COLOUR($colour) } ist schon gewählt.
notInHand = Dazu brauchst du { MINI($mini) } auf der Hand.
cardNotInHand = Du hast { CARD($card) } nicht auf der Hand.
notOnBoard = { $card ->
        [null] Diese Karte
       *[other] { CARD($card) }
    } liegt nicht auf dem Feld.
pawnOnCard = Auf { CARD($card) } steht eine Figur.
inhibitedStep = Du bist gehemmt: Dieser Knoten verlangt { COLOUR($colour) } oder Schwarz.
inhibitedCharge = Du bist gehemmt: { $colour ->
        [K] Der Hauptknoten verlangt Schwarz
       *[other] Diese Ladestelle verlangt { COLOUR($colour) } oder Schwarz
    }.
portalColour = Dieses Portal verlangt { COLOUR($colour) } oder Schwarz.
forceColour = Diese Figur zu zwingen verlangt { COLOUR($colour) } oder Schwarz.
foreignPoint = An der Ladestelle in { COLOUR($colour) } kannst du nicht laden: Es ist nicht deine.
foreignCarried = Du trägst noch Ladung von der Ladestelle in { COLOUR($colour) }.
gainColour = Diese Ladestelle verlangt { COLOUR($colour) } oder Schwarz.
gainsTooMuch = Du kannst höchstens { $most } aufnehmen.
notAtMaster = Du lieferst vom Knoten in { COLOUR($colour) } neben dem Hauptknoten aus ab.
deliversTooMuch = { $most ->
        [0] Du trägst nichts, was du abliefern könntest.
       *[other] Du kannst höchstens { $most } abliefern.
    }
givesTooMuch = { $most ->
        [0] Du trägst nichts, was du geben könntest.
       *[other] Du trägst { $most } und kannst nicht mehr geben.
    }
passedAlready = { MINI($mini) } kannst du nicht weitergeben: Eine Mini wechselt einmal im Zug die Hand.
teammateLacks = Wer da gebeten wird, hat { MINI($mini) } nicht.
askedAlready = Um { MINI($mini) } hast du dort in diesem Zug schon gebeten.
