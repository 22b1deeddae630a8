### Why a move is refused, by the keys that the rules give: `asks_acting` is the key `asks.acting`.

asks_acting = Tausche, presse oder warte.
asks_taking = Sag erst, ob du eine Frucht aus der Reihe nimmst.
asks_offering = Wähl erst eine Frucht für den Markt.
notInRow = In der Reihe liegt nicht: { FRUIT($fruit) }.
notHeld = Du hast nicht auf der Hand: { FRUIT($fruit) }.
worthLess = { FRUIT($give) } reicht nicht für { FRUIT($take) }: Gib dieselbe Sorte oder etwas mindestens so Reifes.
noSet = Diese drei sind weder von einer Sorte noch gleich reif.
ownTurn = Elstern fliegen, während jemand anders am Zug ist.
noMagpie = Du hast keine Elster mehr.
lastFruit = Die letzte Frucht der Reihe ist vor Elstern sicher.
