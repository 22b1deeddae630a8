### Why Circus Combat refuses a move, by the keys that the rules give. TRICK and TRICKS name tricks, FACES lists the faces of dice.

notYourTurn = Du bist nicht am Zug.
asks_rethrow = Sag zuerst, welche Würfel du noch einmal wirfst, oder dass du alle behältst.
asks_place = Ein Würfel, der irgendwo passt, muss gelegt werden, bevor etwas anderes geschieht.
asks_resolve = Mehrere Nummern sind fertig: Sag, welche als Nächste vergeben wird.
asks_reroll = Eine Nummer ist voller Müdigkeit: Sag, ob ihre Würfel noch einmal geworfen werden.
asks_swap = Mit der neuen Nummer darfst du zwei Nachbarn deiner Show tauschen oder sie lassen, wie sie ist.
ownerSwaps = Über den Tausch entscheidet, wem die Show gehört; danach geht es weiter.
noSuchDie = Die Würfel des Wurfs haben die Nummern 1 bis { $most }.
noDieLeft = Einen solchen Würfel gibt es in diesem Wurf nicht.
thrownTwice = Jeder Würfel wird höchstens einmal noch einmal geworfen.
noSuchSlot = Die Bühne hat die Plätze 1 bis { $most }.
dieLies = Würfel { $die } ist nicht mehr im Wurf, und ein Würfel, der liegt, bleibt liegen.
rerolledSlot = Die Würfel dieser Nummer kommen auf andere Nummern; ihr Platz wird danach gefüllt.
vacantSlot = Auf Platz { $slot } ist keine Nummer.
trickIsReady = Diese Nummer ist fertig und nimmt keine Würfel mehr.
misfit = Eine { $eyes } passt dort nicht: { TRICK($card) } nimmt { FACES($takes) }.
notReady = Nur eine fertige Nummer wird vergeben: { TRICKS($cards) }.
noNeighbours = Zwei Nachbarn tauschen die Stellen: left ist 1 bis { $most }, oder null lässt die Show, wie sie ist.
