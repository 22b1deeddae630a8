### Die Artistinnen und Artisten von Circus Combat, als Gesichter für alle.

juggler = Die Jongleurin
aerialist = Der Luftakrobat
magician = Die Zauberkünstlerin
strongman = Der Kraftmensch
clown = Der Clown
ringmaster = Die Zirkusdirektorin
