### The characters of Circuitry: what they are like, and how they lose.

easy = Hortet Karten und vergisst zu laufen. Sei schnell.
medium = Läuft gut, übersieht aber, was sich auf dem Brett drehen lässt. Dreh es.
hard = Kennt die Spielzüge und nimmt hin und wieder den zweitbesten. Sei dann zur Stelle.
champion = Denkt ein paar Spielzüge weiter als die anderen. Halte dir zwei Wege offen.
