### Element Circle on one page: the reference card, for a game as published.

goal = Halte länger durch als die anderen: Wer zu Beginn seines Zuges keinen Zauber aus der Hand wirken kann, scheidet aus. Drei Runden gewinnen das Spiel.

turn_title = Dein Zug
turn_steps_item1_name = Alles ist frisch:
turn_steps_item1_text = Elemente sind unverbraucht, dauerhafte Zauber gerade.
turn_steps_item2_name = Uhren
turn_steps_item2_text = darfst du jetzt nutzen, vor der Eröffnung.
turn_steps_item3_name = Eröffne:
turn_steps_item3_text = Wirke einen Zauber aus der Hand und bezahle ihn. Sonst bist du draußen.
turn_steps_item4_name = Mehr:
turn_steps_item4_text = Wirke und nutze, so oft du zahlen kannst.
turn_steps_item5_name = Ende
turn_steps_item5_text = ist, wann du willst. Niemand zieht nach.

paying_title = Bezahlen
paying_lines_item1_text = Nur Unverbrauchtes zahlt, aus dem Kreis und von dir, eins je Zeichen.
paying_lines_item2_text = Welche Elemente zahlen, bestimmst du.
paying_lines_item3_text = Ein frisches Element auf dem Platz eines verbrauchten kann sofort zahlen.
paying_head_item1 = Zeichen
paying_head_item2 = Bezahlt mit
paying_rows_item1_item1 = E W F L
paying_rows_item1_item2 = einer Erde, einem Wasser, einem Feuer oder einer Luft
paying_rows_item2_item1 = ?
paying_rows_item2_item2 = einem beliebigen Element
paying_rows_item3_item1 = ★
paying_rows_item3_item2 = einem Element; alle Sterne mit derselben Art

spells_title = Zauber
spells_lines_item1_text = Auch ein Zauber, der nichts bewirkt, darf gewirkt werden.
spells_lines_item2_text = Was kostenlos gewirkt wird, eröffnet keinen Zug.
spells_head_item1 = Art
spells_head_item2 = Was er tut
spells_head_item3 = Wann
spells_rows_item1_item1 = Direkt
spells_rows_item1_item2 = wirkt sofort und wird abgeworfen
spells_rows_item1_item3 = beim Wirken
spells_rows_item2_item1 = Dauerhaft 1
spells_rows_item2_item2 = bleibt; einmal je Zug
spells_rows_item2_item3 = nach der Eröffnung, auch gerade gewirkt
spells_rows_item3_item1 = Dauerhaft ∞
spells_rows_item3_item2 = bleibt; so oft du zahlst
spells_rows_item3_item3 = nach der Eröffnung, auch gerade gewirkt
spells_rows_item4_item1 = Dauerhaft mit Uhr
spells_rows_item4_item2 = bleibt; einmal je Zug
spells_rows_item4_item3 = vor der Eröffnung

effects_title = Was Wirkungen tun
effects_lines_item1_name = Legen:
effects_lines_item1_text = aus dem Vorrat auf einen Platz; was dort war, geht zurück.
effects_lines_item2_name = Bewegen:
effects_lines_item2_text = von Platz zu Platz; verbraucht bleibt verbraucht.
effects_lines_item3_name = Zerstören:
effects_lines_item3_text = in den Vorrat; der Platz bleibt leer.
effects_lines_item4_name = Blind wählen:
effects_lines_item4_text = Der Zufall nimmt Karten einer Hand, du siehst sie an und wählst.
effects_lines_item5_name = Aussetzen:
effects_lines_item5_text = Der Zug endet sofort. Ausgeschieden ist man dadurch nicht.
effects_lines_item6_text = Verzichten darfst du auf das, was dir nützt, nie auf das, was dich kostet.

deal_title = Das Geben
deal_lines_item1_text = Links vom Geber wird begonnen; der Geber ist zuletzt dran.
deal_lines_item2_text = Bevor du Elemente nimmst, darfst du einmal deine ganze Hand ersetzen.
deal_head_item1 = Spieler
deal_head_item2 = Zauber
deal_head_item3 = Eigene Elemente
deal_rows_item1_item1 = 2
deal_rows_item1_item2 = je 8
deal_rows_item1_item3 = 2; wer gibt 3
deal_rows_item2_item1 = 3 oder 4
deal_rows_item2_item2 = 8; wer gibt 9
deal_rows_item2_item3 = 2; wer gibt 3
deal_rows_item3_item1 = 5
deal_rows_item3_item2 = 8; wer gibt 9
deal_rows_item3_item3 = 2; wer gibt und wer davor sitzt 3
deal_rows_item4_item1 = 6
deal_rows_item4_item2 = 7; wer gibt 8
deal_rows_item4_item3 = 2; wer gibt und wer davor sitzt 3

out_title = Ausscheiden
out_lines_item1_text = Deine Elemente gehen in den Vorrat, deine Karten auf den Ablagestapel.
out_lines_item2_text = Wer übrig bleibt, gewinnt die Runde, auch mit leerer Hand.
out_lines_item3_text = Als Nächstes gibt, wer links sitzt. Drei Runden gewinnen das Spiel.
out_lines_item4_text = Nach zwanzig Umläufen wird nichts mehr gezogen.
