### FITE’s presets.

classic_label = As published
classic_help = The sheet’s own rules. Honest warning: with perfect play any lead wins.
tempered_label = Tempered
tempered_help = House rules that keep a lead open: bigger pools, weak dice do not count, a stronger guard, a shorter reach.
