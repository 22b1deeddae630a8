### What the box of FITE says.

name = FITE
tagline = Neun Würfel für jeden. Ahnen, aufteilen, würfeln, den Wurf drehen.
players = 2 Kämpfer
length = 3–6 Minuten
start = Gong!
challenge = Nur eine Reaktion bringt dich sicher in Führung. Finde sie.
