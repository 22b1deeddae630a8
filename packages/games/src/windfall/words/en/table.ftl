### What the table asks and shows, and what can be set.

ask_waiting = Waiting for { LIST($names) }.
ask_waitingWithMagpie = Waiting for { LIST($names) }. You may send a magpie.
ask_acting = Trade, press or wait?
ask_taking = Three of one ripeness! Take a fruit out of the row?
ask_offering = Market day: which fruit do you bring?

labels_row = Row
labels_tree = On the tree
labels_gone = Out of the game
labels_points = Points
labels_pressed = Pressed
labels_magpies = Magpies
labels_fruits = Fruits
labels_hand = Hand
labels_chosen = For the market
labels_winners = Winners
labels_trade = Trade
labels_press = Press
labels_wait = Wait
labels_take = Take
labels_give = Give
labels_offer = Bring to the market
labels_sendMagpie = Send a magpie
labels_fruit = Fruit

options_row_label = Row
options_row_help = How many fruits lie in the grass.
options_magpies_label = Magpies
options_magpies_help = How many each player has.

presets_usual_label = As written
presets_usual_help = Four fruits in the row, a magpie each.
presets_peaceful_label = Peaceful
presets_peaceful_help = Without magpies.
presets_wild_label = Wild
presets_wild_help = Three fruits in the row and two magpies each: storms are near.
