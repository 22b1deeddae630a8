### What the box of The CIRCUIT says.

name = The CIRCUIT
tagline = Vier Kämpfer, ein Ring, ein Topf voll Hype. Schlag sie k. o., wirf sie raus, pinne sie – und beende es mit Stil.
players = 2–3 Teams
length = 15–30 Minuten je Kampf
start = Gong frei
challenge = Ein Augenblick im Ring, und eines ist darin zu tun.
