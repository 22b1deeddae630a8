### The characters of Element Circle: what they are like, and how they lose.

easy = Wirkt, was sich bezahlen lässt. Lass ihn seine Hand verbrennen.
medium = Lodert hell, übersieht aber jede dritte Gelegenheit. Warte darauf.
hard = Schaut bis zum Ende des Zuges und nicht weiter. Lass eine Falle im Kreis.
champion = Rechnet mit deiner Hand, bevor er wirkt. Halte sie schwer zu erraten.
