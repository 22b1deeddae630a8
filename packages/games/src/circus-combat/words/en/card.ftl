### Circus Combat on one page: the reference card, for a game as published.

goal = Have the show that scores more when one of you has nine tricks.

turn_title = Your turn
turn_steps_item1_name = Throw
turn_steps_item1_text = three dice of your own and one red die: fatigue.
turn_steps_item2_name = Throw again
turn_steps_item2_text = any of the four, once.
turn_steps_item3_name = Place
turn_steps_item3_text = every die that fits, on any poster it fits.
turn_steps_item4_name = Ready tricks
turn_steps_item4_text = go to a show; you choose the order if there are several.
turn_steps_item5_name = New cards
turn_steps_item5_text = take the slots of those that left.

hands_title = Hands
hands_lines_item1_text = All dice on a card make its hand together, red ones too.
hands_lines_item2_text = A straight is 1 to 5 or 2 to 6.
hands_head_item1 = Hand
hands_head_item2 = Dice
hands_head_item3 = Ready with

misses_title = A die that fits nowhere
misses_lines_item1_name = Your own:
misses_lines_item1_text = goes home and costs nothing.
misses_lines_item2_name = Red:
misses_lines_item2_text = lies in front of you and costs its eyes at the end.

winning_title = Who wins a ready trick
winning_lines_item1_text = More dice on it; red ones and whose turn it is do not matter.
winning_lines_item2_text = As many dice: more eyes.
winning_lines_item3_text = As many eyes: nobody. The card is out, the dice go home.
winning_lines_item4_text = Nothing but red: you may throw those dice onto the other tricks.
winning_lines_item5_name = Two arrows
winning_lines_item5_text = ({ ACTED($cards) }): exchange two neighbours of your show.

scoring_title = What a trick scores
scoring_lines_item1_text = Eyes of your dice − eyes of red dice, × place × colour. It may be negative.
scoring_lines_item2_text = Your rival’s dice on it count nothing.
scoring_lines_item3_text = A fourth of the same colour in a row starts again at ×1.
scoring_head_item1 = Factor
scoring_head_item2 = ×1
scoring_head_item3 = ×2
scoring_head_item4 = ×3
scoring_rows_item1_item1 = Place in the show
scoring_rows_item1_item2 = 1 to 3
scoring_rows_item1_item3 = 4 to 6
scoring_rows_item1_item4 = 7 and on
scoring_rows_item2_item1 = In a row of its colour
scoring_rows_item2_item2 = first
scoring_rows_item2_item3 = second
scoring_rows_item2_item4 = third

colours_title = Colours
colours_lines_item1_text = Ten cards of each: every hand once, and Two pairs a second time.
colours_head_item1 = Colour
colours_head_item2 = Acts
colours_head_item3 = Pattern

end_title = The end
end_lines_item1_text = A show has nine tricks: the other artist has one more turn.
end_lines_item2_text = Sooner if the stage is empty, or after four turns without a die placed.
end_lines_item3_text = Take off the red dice in front of you. The higher total wins.
