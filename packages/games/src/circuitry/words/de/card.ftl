### Circuitry on one page: the reference card, for a game as published.

goal = Nimm an der Ladestelle deiner Farbe eine Ladung auf, und liefere sie mit einer schwarzen Karte am Hauptknoten ab.

turn_title = Dein Zug
turn_steps_item1_name = Nimm 2 Minis:
turn_steps_item1_text = Gold vom Stapel, Grün nach Wahl.
turn_steps_item2_name = Spiel
turn_steps_item2_text = beliebig viele Minis in beliebiger Folge.
turn_steps_item3_name = Leg
turn_steps_item3_text = eine Schaltkarte, wann du willst, nach dem Nehmen.
turn_steps_item4_name = Beende
turn_steps_item4_text = den Zug, wann du willst; den Rest behältst du.

paying_title = Was Bewegungskarten bezahlen
paying_head_item1 = Was
paying_head_item2 = Preis
paying_rows_item1_item1 = Schritt auf einen benachbarten Knoten
paying_rows_item1_item2 = jede Farbe
paying_rows_item2_item1 = Schritt, wenn du gehemmt bist
paying_rows_item2_item2 = Farbe des Knotens oder Schwarz
paying_rows_item3_item1 = 1 Ladung aufnehmen
paying_rows_item3_item2 = deine Farbe oder Schwarz
paying_rows_item4_item1 = Die letzte Ladung abliefern
paying_rows_item4_item2 = Schwarz
paying_rows_item5_item1 = Eine fremde Figur drängen
paying_rows_item5_item2 = Zwang, und je Schritt ihre Farbe oder Schwarz
paying_rows_item6_item1 = In ein Portal springen
paying_rows_item6_item2 = Portal und die Farbe des Portals oder Schwarz
paying_rows_item7_item1 = Eine fremde Figur ins Portal schicken
paying_rows_item7_item2 = Zwang, Portal, eine Karte für die Figur und eine fürs Portal

board_title = Das Feld
board_lines_item1_text = Reihen und Spalten sind Ringe, über Lücken und um die Ränder.
board_lines_item2_text = An Gabeln ohne Knoten hält man nicht; an Figuren kommt man nicht vorbei.
board_lines_item3_text = Auf Ladestellen und dem Hauptknoten steht nie jemand.
board_lines_item4_text = Ladekarten werden mit der Vorderseite nach oben gelegt.

green_title = Grüne Aktionen
green_lines_item1_name = Drehung:
green_lines_item1_text = eine Karte herumdrehen, samt Figuren.
green_lines_item2_name = Tausch:
green_lines_item2_text = zwei Karten ohne Figuren tauschen die Plätze.
green_lines_item3_name = Wendung:
green_lines_item3_text = eine Karte ohne Figuren umdrehen.
green_lines_item4_name = Schub:
green_lines_item4_text = einen Platz an einer Karte entlang oder um ihre Ecke, samt Figuren.
green_lines_item5_text = Karte 1 bleibt davon immer unberührt.
green_lines_item6_text = Sind alle Stapel leer, kommt die Ablage der Reihe nach wieder, ohne Wahl.

gold_title = Goldene Aktionen
gold_lines_item1_name = Hemmung:
gold_lines_item1_text = jederzeit, auch als Antwort; für drei Züge.
gold_lines_item2_name = Befreiung:
gold_lines_item2_text = beendet eine Hemmung. Eine ausgegebene Ladung auch.
gold_lines_item3_name = Umladung:
gold_lines_item3_text = einer benachbarten fremden Figur eine Ladung abnehmen.

startCard_title = Karte 1
startCard_lines_item1_text = Geht die letzte Figur, wendet sie und zeigt den Hauptknoten.
startCard_lines_item2_text = Wer zuletzt geht, wählt, wie: seitlich bleibt sie aufrecht, kopfüber steht sie kopf.
startCard_lines_item3_text = Abgeliefert wird vom Knoten deiner Farbe neben dem Hauptknoten aus.
