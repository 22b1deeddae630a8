### Circus Combat’s options, and what each of their values is called.

deck_label = Trick deck
deck_help = All thirty cards of the sheet, or two of them put aside unseen.
deck_values_sheet30 = 30 cards
deck_values_count28 = 28 cards
swapCards_label = Swap arrows
swapCards_help = The three marked cards let their winner exchange neighbours, or every two-pairs card does.
swapCards_values_marked = Marked cards
swapCards_values_bothTwoPairs = All two pairs
groupValues_label = Groups of one hand
groupValues_help = Must pairs and triples of one hand differ, or may four equal dice be two pairs?
groupValues_values_distinct = Must differ
groupValues_values_mayRepeat = May repeat
straight_label = Straight
straight_help = Five values in a row, or all six.
straight_values_five = Five dice
straight_values_six = Six dice
diceSupply_label = Short of dice
diceSupply_help = Take your own dice back from the rival’s show, throw fewer, or never run out.
diceSupply_values_recall = Take back
diceSupply_values_strict = Throw fewer
diceSupply_values_unlimited = Never short
offTurnTrigger_label = Ninth trick in the rival’s turn
offTurnTrigger_help = Turns go on alternating, or the rival’s next turn comes at once and is the last.
offTurnTrigger_values_alternate = Alternate
offTurnTrigger_values_immediate = At once
