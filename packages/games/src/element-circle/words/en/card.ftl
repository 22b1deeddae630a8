### Element Circle on one page: the reference card, for a game as published.

goal = Outlast the others: whoever cannot cast a spell from hand at the start of a turn is out. Three rounds win the match.

turn_title = Your turn
turn_steps_item1_name = Everything is fresh:
turn_steps_item1_text = all elements become unused, all Permanents straight.
turn_steps_item2_name = Clocks
turn_steps_item2_text = may be activated now, before the opening.
turn_steps_item3_name = Open:
turn_steps_item3_text = cast a spell from your hand and pay for it. If you cannot, you are out.
turn_steps_item4_name = More:
turn_steps_item4_text = cast and activate as often as you can pay.
turn_steps_item5_name = End
turn_steps_item5_text = whenever you like. Nobody draws.

paying_title = Paying
paying_lines_item1_text = Only unused elements pay, the circle’s and your own, one for each symbol.
paying_lines_item2_text = Which of them pay is your choice.
paying_lines_item3_text = A fresh element in a used one’s slot can pay at once.
paying_head_item1 = Symbol
paying_head_item2 = Paid with
paying_rows_item1_item1 = E W F A
paying_rows_item1_item2 = one earth, water, fire or air
paying_rows_item2_item1 = ?
paying_rows_item2_item2 = one element of any type
paying_rows_item3_item1 = ★
paying_rows_item3_item2 = one element; all stars of a cost of one type

spells_title = Spells
spells_lines_item1_text = A spell that does nothing can be cast all the same.
spells_lines_item2_text = A free cast never opens a turn.
spells_head_item1 = Kind
spells_head_item2 = What it does
spells_head_item3 = When
spells_rows_item1_item1 = Direct
spells_rows_item1_item2 = works at once and is discarded
spells_rows_item1_item3 = when cast
spells_rows_item2_item1 = Permanent 1
spells_rows_item2_item2 = stays; once a turn
spells_rows_item2_item3 = after opening, also when just cast
spells_rows_item3_item1 = Permanent ∞
spells_rows_item3_item2 = stays; as often as you pay
spells_rows_item3_item3 = after opening, also when just cast
spells_rows_item4_item1 = Permanent with a clock
spells_rows_item4_item2 = stays; once a turn
spells_rows_item4_item3 = before opening

effects_title = What effects do
effects_lines_item1_name = Put:
effects_lines_item1_text = from the bank into a slot; what was there goes back.
effects_lines_item2_name = Move:
effects_lines_item2_text = from slot to slot; it stays used or unused.
effects_lines_item3_name = Destroy:
effects_lines_item3_text = to the bank; the slot stays empty.
effects_lines_item4_name = Choose blindly:
effects_lines_item4_text = chance takes cards from a hand, you look, then choose.
effects_lines_item5_name = Skip:
effects_lines_item5_text = the turn ends on the spot. That is no elimination.
effects_lines_item6_text = You may forgo what helps you, never what costs you.

deal_title = The deal
deal_lines_item1_text = The player left of the dealer begins; the dealer is last.
deal_lines_item2_text = Before you take your elements you may replace your whole hand, once.
deal_head_item1 = Players
deal_head_item2 = Spells
deal_head_item3 = Own elements
deal_rows_item1_item1 = 2
deal_rows_item1_item2 = 8 each
deal_rows_item1_item3 = 2; dealer 3
deal_rows_item2_item1 = 3 or 4
deal_rows_item2_item2 = 8; dealer 9
deal_rows_item2_item3 = 2; dealer 3
deal_rows_item3_item1 = 5
deal_rows_item3_item2 = 8; dealer 9
deal_rows_item3_item3 = 2; dealer and the one before 3
deal_rows_item4_item1 = 6
deal_rows_item4_item2 = 7; dealer 8
deal_rows_item4_item3 = 2; dealer and the one before 3

out_title = Going out
out_lines_item1_text = Your elements go to the bank, your cards to the pile.
out_lines_item2_text = The last one left wins the round, even with nothing in hand.
out_lines_item3_text = The next dealer sits to the left. Three rounds win the match.
out_lines_item4_text = After twenty laps nothing is drawn any more.
