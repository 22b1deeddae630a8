### Circuitry in fifteen seconds: for whoever sits down for the first time.

wins = Hol dir an der Ladestelle deiner Farbe eine Ladung und liefere sie mit einer schwarzen Karte am Hauptknoten ab.
ends = Die erste Lieferung gewinnt sofort. Hat es nach vierzig Runden niemand geschafft, gewinnt, wer Ladung trägt.
special = Die Platine wächst und bewegt sich: Karten drehen und schieben sich, samt Figuren; die ohne Figuren wenden und tauschen. Über den Rand geht es auf der anderen Seite weiter. Der Hauptknoten liegt unter der ersten Karte und zeigt sich, sobald die letzte Figur sie verlässt.
