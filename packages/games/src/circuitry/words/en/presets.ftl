### Circuitry’s presets.

basic_label = Basic game
basic_help = One charge, delivered with a black card, wins.
evenStart_label = Even start
evenStart_help = The basic game; those who sit later take a mini or more first. Fairer for two, where the first seat wins most.
multipleCharge_label = Three charges
multipleCharge_help = Three charges win, and everybody’s charge points may be used.
sophisticated_label = Sophisticated set-up
sophisticated_help = Your right-hand neighbour gets your charge-point card, and a card is laid every turn.
restricted_label = Restricted cards
restricted_help = At most 6 minis are played in a turn and 8 are held.
pairs_label = Pairs
pairs_help = Two teams of two deliver two charges together.
trios_label = Trios
trios_help = Two teams of three deliver three charges together.
