### The artists of Circus Combat, as faces that anybody may wear.

juggler = The juggler
aerialist = The aerialist
magician = The magician
strongman = The strongman
clown = The clown
ringmaster = The ringmaster
