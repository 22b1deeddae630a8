### Zauberer aus Element Circle, als Gesichter für alle.

stone = Der Zauberer der Steine
tide = Die Hexe der Gezeiten
ember = Die Hexe der Glut
gale = Der Zauberer der Stürme
hermit = Der Einsiedler
seer = Die Seherin
