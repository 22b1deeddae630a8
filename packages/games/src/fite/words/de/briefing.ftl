### FITE in fifteen seconds: for whoever sits down for the first time.

wins = Schlag dem anderen Kämpfer alle neun Würfel aus der Hand. Deine Würfel sind deine Kraft und deine Gesundheit zugleich.
ends = Wer keine Würfel mehr hat, ist raus. Mit einem einzigen ist man angezählt und wird zu Beginn der nächsten Runde erledigt.
special = Beide wählen geheim und decken zusammen auf. Nach dem Wurf lässt er sich noch ändern, vom richtigen Ort aus oder mit deiner einen Superkraft.
