### Circus Combat’s presets.

classic_label = Wie geschrieben
classic_help = Die Regeln nach der ersten Lesart jeder Auslegung.
