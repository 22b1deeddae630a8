### What the fruits are called.

kinds_apple = Apfel
kinds_pear = Birne
kinds_plum = Pflaume
kinds_quince = Quitte
