### Circus Combat on one page: the reference card, for a game as published.

goal = Die Show zu haben, die mehr zählt, wenn einer von euch neun Nummern hat.

turn_title = Dein Zug
turn_steps_item1_name = Wirf
turn_steps_item1_text = drei eigene Würfel und einen roten: Müdigkeit.
turn_steps_item2_name = Wirf noch einmal
turn_steps_item2_text = beliebige der vier, ein einziges Mal.
turn_steps_item3_name = Lege
turn_steps_item3_text = jeden Würfel, der passt, auf ein Plakat, auf das er passt.
turn_steps_item4_name = Fertige Nummern
turn_steps_item4_text = kommen in eine Show; bei mehreren bestimmst du die Reihenfolge.
turn_steps_item5_name = Neue Karten
turn_steps_item5_text = nehmen die frei gewordenen Plätze ein.

hands_title = Blätter
hands_lines_item1_text = Alle Würfel auf einer Karte bilden zusammen das Blatt, auch die roten.
hands_lines_item2_text = Eine Straße ist 1 bis 5 oder 2 bis 6.
hands_head_item1 = Blatt
hands_head_item2 = Würfel
hands_head_item3 = Fertig mit

misses_title = Ein Würfel, der nirgends passt
misses_lines_item1_name = Ein eigener:
misses_lines_item1_text = geht nach Hause und kostet nichts.
misses_lines_item2_name = Ein roter:
misses_lines_item2_text = legt sich vor dich und kostet am Ende seine Augen.

winning_title = Wer eine fertige Nummer gewinnt
winning_lines_item1_text = Mehr Würfel darauf; rote zählen nicht, und wer am Zug ist, ist gleich.
winning_lines_item2_text = Gleich viele Würfel: mehr Augen.
winning_lines_item3_text = Gleich viele Augen: keiner. Die Karte ist aus dem Spiel, die Würfel gehen heim.
winning_lines_item4_text = Nichts als Rot: Du darfst diese Würfel auf die anderen Nummern werfen.
winning_lines_item5_name = Zwei Pfeile
winning_lines_item5_text = ({ ACTED($cards) }): Tausche zwei Nachbarn deiner Show.

scoring_title = Was eine Nummer zählt
scoring_lines_item1_text = Augen deiner Würfel − Augen der roten, × Stelle × Farbe. Es kann auch negativ sein.
scoring_lines_item2_text = Die Würfel des Rivalen darauf zählen nichts.
scoring_lines_item3_text = Eine vierte derselben Farbe hintereinander beginnt wieder bei ×1.
scoring_head_item1 = Faktor
scoring_head_item2 = ×1
scoring_head_item3 = ×2
scoring_head_item4 = ×3
scoring_rows_item1_item1 = Stelle in der Show
scoring_rows_item1_item2 = 1–3
scoring_rows_item1_item3 = 4–6
scoring_rows_item1_item4 = ab 7
scoring_rows_item2_item1 = Hintereinander in ihrer Farbe
scoring_rows_item2_item2 = erste
scoring_rows_item2_item3 = zweite
scoring_rows_item2_item4 = dritte

colours_title = Farben
colours_lines_item1_text = Je zehn Karten: jedes Blatt einmal, Zwei Paare ein zweites Mal.
colours_head_item1 = Farbe
colours_head_item2 = Nummern
colours_head_item3 = Muster

end_title = Das Ende
end_lines_item1_text = Eine Show hat neun Nummern: Der andere Artist hat noch einen Zug.
end_lines_item2_text = Früher, wenn die Bühne leer ist oder in vier Zügen kein Würfel gelegt wurde.
end_lines_item3_text = Zieh die roten Würfel vor dir ab. Die höhere Summe gewinnt.
