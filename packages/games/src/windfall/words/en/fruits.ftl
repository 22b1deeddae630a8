### What the fruits are called.

kinds_apple = apple
kinds_pear = pear
kinds_plum = plum
kinds_quince = quince
