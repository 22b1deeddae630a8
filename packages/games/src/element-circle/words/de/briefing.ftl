### Element Circle in fifteen seconds: for whoever sits down for the first time.

wins = Sei der letzte Zauberer, der noch zaubern kann. Drei gewonnene Runden gewinnen die Partie.
ends = Wer einen Zug beginnt und keinen Zauber von der Hand wirken kann, ist raus. Ist nur noch einer da, endet die Runde.
special = Kein Zug bringt eine neue Karte, die Hände schrumpfen. Die Elemente in der Mitte gehören allen, und jeden Zug sind alle Elemente wieder frisch.
