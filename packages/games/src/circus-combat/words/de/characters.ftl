### The characters of Circus Combat: what they are like, and how they lose.

easy = Wirft gute Würfel noch einmal, in der Hoffnung auf bessere. Behalte deine.
medium = Kennt die Nummern, übersieht aber hin und wieder einen Platz. Nimm, was sie liegen lässt.
hard = Legt die Würfel dieses Zuges so gut es geht und hört da auf. Denk an die nächste Nummer.
champion = Denkt an deine Antwort, bevor er einen Würfel legt. Mach es ihm nicht leicht.
