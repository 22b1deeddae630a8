### Circus Combat’s options, and what each of their values is called.

deck_label = Nummernstapel
deck_help = Alle dreißig Karten der Bögen, oder zwei davon ungesehen beiseite.
deck_values_sheet30 = 30 Karten
deck_values_count28 = 28 Karten
swapCards_label = Tauschpfeile
swapCards_help = Die drei markierten Karten lassen ihren Gewinner Nachbarn tauschen, oder alle mit zwei Paaren.
swapCards_values_marked = Markierte Karten
swapCards_values_bothTwoPairs = Alle zwei Paare
groupValues_label = Gruppen eines Blatts
groupValues_help = Müssen Paare und Drillinge eines Blatts verschieden sein, oder dürfen vier gleiche zwei Paare sein?
groupValues_values_distinct = Verschieden
groupValues_values_mayRepeat = Auch gleich
straight_label = Straße
straight_help = Fünf Werte in einer Reihe, oder alle sechs.
straight_values_five = Fünf Würfel
straight_values_six = Sechs Würfel
diceSupply_label = Zu wenig Würfel
diceSupply_help = Eigene Würfel aus der Show des Rivalen zurückholen, weniger werfen, oder nie zu wenig haben.
diceSupply_values_recall = Zurückholen
diceSupply_values_strict = Weniger werfen
diceSupply_values_unlimited = Nie zu wenig
offTurnTrigger_label = Neunte Nummer im Zug des Rivalen
offTurnTrigger_help = Die Züge wechseln weiter ab, oder der nächste Zug des Rivalen kommt sofort und ist der letzte.
offTurnTrigger_values_alternate = Abwechselnd
offTurnTrigger_values_immediate = Sofort
