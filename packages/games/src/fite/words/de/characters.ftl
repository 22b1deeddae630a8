### The characters of FITE: what they are like, and how they lose.

easy = Greift am liebsten an und vergisst die Deckung. Lass ihn in deine Verteidigung laufen.
medium = Sieht das meiste, verschätzt sich aber in knappen Kämpfen. Halte sie knapp.
hard = Nimmt das Beste dieses Zuges und denkt nicht weiter. Spar deine Kraft für später auf.
champion = Mischt ihre Entscheidungen, sodass niemand sie errät. Nur Würfel schlagen sie.
