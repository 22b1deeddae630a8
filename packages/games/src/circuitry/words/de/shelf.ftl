### What the box of Circuitry says.

name = Circuitry
tagline = Bau das Spielfeld, verbieg es, bring die Ladung heim. Jede Karte kann sich unter dir drehen.
players = 2–6 Spieler, Rätsel für einen
length = 15–30 Minuten
start = Schließ den Kreis
challenge = Gewinne in diesem einen Zug, mit möglichst wenigen Karten.
