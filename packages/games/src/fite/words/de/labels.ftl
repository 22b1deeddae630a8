### Wie der einfache Tisch und ein Terminal die Dinge nennen.

turn = Runde
rematches = Wiederholt
dice = Würfel
power = Kraft
loc = Ort
off = Angriff
def = Abwehr
spent = Kraft verbraucht
using = Kraft wirkt
mine = Deine Wahl
result = Ergebnis
winner = Sieger
use = Kraft einsetzen
move = Schieben
flip = Wenden
bonus = Bonus für
from = aus
faces = Würfel
reason = Grund
takenOut = kein Würfel mehr
finished = erledigt
concede = aufgegeben
