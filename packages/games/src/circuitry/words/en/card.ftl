### Circuitry on one page: the reference card, for a game as published.

goal = Gain a charge at your colour’s charge point and deliver it, with a black card, at the master node.

turn_title = Your turn
turn_steps_item1_name = Take 2 minis:
turn_steps_item1_text = gold from the deck, green of your choice.
turn_steps_item2_name = Play
turn_steps_item2_text = as many minis as you like, in any order.
turn_steps_item3_name = Lay
turn_steps_item3_text = one circuit card, at any moment after taking.
turn_steps_item4_name = End
turn_steps_item4_text = when you like; you keep the rest.

paying_title = What movement cards pay for
paying_head_item1 = Play
paying_head_item2 = Cost
paying_rows_item1_item1 = Step to an adjacent node
paying_rows_item1_item2 = any colour
paying_rows_item2_item1 = Step while inhibited
paying_rows_item2_item2 = the node’s colour or black
paying_rows_item3_item1 = Gain 1 charge
paying_rows_item3_item2 = your colour or black
paying_rows_item4_item1 = Deliver the last charge
paying_rows_item4_item2 = black
paying_rows_item5_item1 = Push a rival’s pawn
paying_rows_item5_item2 = Force, and per step its colour or black
paying_rows_item6_item1 = Jump to a portal
paying_rows_item6_item2 = Portal and the portal’s colour or black
paying_rows_item7_item1 = Send a rival to a portal
paying_rows_item7_item2 = Force, Portal, one card for the pawn and one for the portal

board_title = The board
board_lines_item1_text = Rows and columns are rings, across gaps and round the edges.
board_lines_item2_text = Forks without a node are passed freely; pawns are not.
board_lines_item3_text = Charge points and the master node are never stood on.
board_lines_item4_text = Charge-point cards are laid front up.

green_title = Green actions
green_lines_item1_name = Rotate:
green_lines_item1_text = turn a card round, with its pawns.
green_lines_item2_name = Swap:
green_lines_item2_text = two cards without pawns change places.
green_lines_item3_name = Flip:
green_lines_item3_text = turn over a card without pawns.
green_lines_item4_name = Slide:
green_lines_item4_text = one place along a card or round its corner, with pawns.
green_lines_item5_text = None of them ever touches card 1.
green_lines_item6_text = When all piles are empty, the discards come back in order, without choice.

gold_title = Gold actions
gold_lines_item1_name = Inhibit:
gold_lines_item1_text = at any time, also as an answer; for three turns.
gold_lines_item2_name = Free:
gold_lines_item2_text = ends an Inhibit. So does spending a charge.
gold_lines_item3_name = Exchange:
gold_lines_item3_text = take a charge from an adjacent rival.

startCard_title = Card 1
startCard_lines_item1_text = When the last pawn leaves it, it turns over and shows the master node.
startCard_lines_item2_text = Who left last chooses: sideways keeps it upright, head over heels turns it round.
startCard_lines_item3_text = Deliver from the node of your own colour beside the master node.
