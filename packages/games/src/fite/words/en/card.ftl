### FITE on one page: the reference card, for a game as published.

goal = Knock all nine dice out of the other fighter. Your dice are your strength and your health.

turn_title = A turn
turn_steps_item1_name = Place.
turn_steps_item1_text = Both choose a place in secret and show it together.
turn_steps_item2_name = Swift.
turn_steps_item2_text = Who has it unused may now go to another place.
turn_steps_item3_name = Divide.
turn_steps_item3_text = In secret, all your dice: at least one to attack, one to defence.
turn_steps_item4_name = Roll.
turn_steps_item4_text = All dice of both fighters.
turn_steps_item5_name = React.
turn_steps_item5_text = On Tactical, or with an unused power: in secret, shown together.
turn_steps_item6_name = Compare.
turn_steps_item6_text = A defence die cancels one attack die that is no higher. The table pairs them as well as can be.
turn_steps_item7_name = Lose dice.
turn_steps_item7_text = One for every attack die that nothing cancelled.

places_title = Places
places_lines_item1_text = Both fighters may stand on one place, and may stay where they were.
places_head_item1 = Place
places_head_item2 = Face
places_head_item3 = In this turn’s fight

roll_title = Changing the roll
roll_lines_item1_name = Move
roll_lines_item1_text = one or two dice from one of your pools to the other. Each pool keeps a die.
roll_lines_item2_name = Flip
roll_lines_item2_text = exactly two of your dice, in either pool: 1 and 6, 2 and 5, 3 and 4 change places.

powers_title = Super powers: one each, once a bout
powers_lines_item1_text = On top of the place: all bonuses and penalties add up, beyond 6 and below 1 too.
powers_lines_item2_text = Cunning used on Tactical allows a Move and a Flip.
powers_head_item1 = Power
powers_head_item2 = What it does

end_title = The end
end_lines_item1_name = No dice left:
end_lines_item1_text = out, and the other fighter wins.
end_lines_item2_name = One die left:
end_lines_item2_text = dazed, and finished off as the next turn begins.
end_lines_item3_name = Both dazed:
end_lines_item3_text = a draw.
end_lines_item4_name = After turn { NUMBER($turns) }:
end_lines_item4_text = more dice win; as many are a draw.

tips_title = Good to know
tips_lines_item1_text = More attackers than defenders: at least the surplus hits, whatever is rolled.
tips_lines_item2_text = With the lead, attack with all dice but one.
tips_lines_item3_text = Nothing can be taken back once it is locked in, and nobody goes first.
