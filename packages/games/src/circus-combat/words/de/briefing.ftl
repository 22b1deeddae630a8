### Circus Combat in fifteen seconds: for whoever sits down for the first time.

wins = Deine Show soll mehr Punkte bringen. Ihr legt Würfel auf dieselben Plakate. Ist das Blatt eines Plakats voll, bekommt die Nummer, wer mehr Würfel darauf hat.
ends = Neun Nummern in einer Show: Dann hat die andere Seite noch einen letzten Zug.
special = Rote Würfel sind Müdigkeit: Ihre Augen gehen von der Nummer ab, die dann Punkte kosten kann. Späte Stellen und Farbreihen zählen bis zu neunfach, auch Verluste.
