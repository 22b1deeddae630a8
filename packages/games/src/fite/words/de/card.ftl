### FITE on one page: the reference card, for a game as published.

goal = Schlag dem anderen Kämpfer alle neun Würfel weg. Deine Würfel sind deine Kraft und deine Gesundheit.

turn_title = Eine Runde
turn_steps_item1_name = Stellen.
turn_steps_item1_text = Beide wählen geheim einen Ort und zeigen ihn zugleich.
turn_steps_item2_name = Flink.
turn_steps_item2_text = Wer es noch hat, darf jetzt an einen anderen Ort gehen.
turn_steps_item3_name = Aufteilen.
turn_steps_item3_text = Geheim, alle Würfel: mindestens einer in den Angriff, einer in die Abwehr.
turn_steps_item4_name = Würfeln.
turn_steps_item4_text = Alle Würfel beider Kämpfer.
turn_steps_item5_name = Reagieren.
turn_steps_item5_text = Auf Taktisch oder mit einer Superkraft, die noch da ist: geheim, zugleich gezeigt.
turn_steps_item6_name = Vergleichen.
turn_steps_item6_text = Ein Abwehrwürfel hebt einen Angriffswürfel auf, der nicht höher ist. Der Tisch paart sie bestmöglich.
turn_steps_item7_name = Würfel verlieren.
turn_steps_item7_text = Einen für jeden Angriffswürfel, den nichts aufhob.

places_title = Orte
places_lines_item1_text = Beide dürfen am selben Ort stehen und stehen bleiben, wo sie waren.
places_head_item1 = Ort
places_head_item2 = Augen
places_head_item3 = In dieser Runde

roll_title = Den Wurf ändern
roll_lines_item1_name = Verschieben:
roll_lines_item1_text = einen oder zwei Würfel aus einer deiner Hände in die andere. Jede Hand behält einen.
roll_lines_item2_name = Wenden:
roll_lines_item2_text = genau zwei deiner Würfel, in welcher Hand auch immer: 1 und 6, 2 und 5, 3 und 4 tauschen.

powers_title = Superkräfte: eine für jeden, einmal im Kampf
powers_lines_item1_text = Zusätzlich zum Ort: Alles wird addiert, auch über 6 und unter 1.
powers_lines_item2_text = Gerissen auf Taktisch erlaubt verschieben und wenden.
powers_head_item1 = Kraft
powers_head_item2 = Was sie tut

end_title = Das Ende
end_lines_item1_name = Kein Würfel mehr:
end_lines_item1_text = draußen, der andere gewinnt.
end_lines_item2_name = Ein Würfel:
end_lines_item2_text = angezählt, am Boden, sobald die nächste Runde beginnt.
end_lines_item3_name = Beide angezählt:
end_lines_item3_text = unentschieden.
end_lines_item4_name = Nach Runde { NUMBER($turns) }:
end_lines_item4_text = Mehr Würfel gewinnen; gleich viele sind unentschieden.

tips_title = Gut zu wissen
tips_lines_item1_text = Mehr Angreifer als Abwehrwürfel: Mindestens der Überschuss trifft, egal was fällt.
tips_lines_item2_text = Mit Vorsprung: Greif mit allen Würfeln bis auf einen an.
tips_lines_item3_text = Was festgelegt ist, bleibt; und niemand beginnt.
