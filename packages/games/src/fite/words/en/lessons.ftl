### What FITE’s lessons say. `other` is said to whoever does something else.

turn_title = Place and divide
turn_text = Your nine dice are your strength and your health. Each turn you choose a place for your fighter and split the dice into attack and defence, in secret and at the same time as Alex.
turn_tasks_item1_ask = Put your fighter on Offensive: each attack die counts 1 more there.
turn_tasks_item1_done = Both places were shown at the same moment. Alex went to Defensive, which helps defence.

# $place: the name of the place; null if it was no place.
turn_tasks_item1_other = { $place ->
        [null] That
       *[other] { $place }
    } is a good place too, but its bonus is another one. Try Offensive here.

turn_tasks_item2_ask = Send five dice to attack and keep four for defence.
turn_tasks_item2_done = A defence die cancels one attack die that is no higher; what is not cancelled hits. Your 4, worth 5 on Offensive, got through, and so did a 4 of Alex’s: one die lost each.

# $off: dice to attack; null if it was no division.
turn_tasks_item2_other = You may send 1 to 8 dice, so { $off ->
        [null] that
       *[other] { NUMBER($off) }
    } is allowed. Here it should be five: four must stay to meet Alex.

move_title = Move a die
move_text = On Tactical you answer the roll: move one or two dice from one of your pools to the other, or flip two. As the dice lie now, a 4 of Alex’s hits you.
move_tasks_item1_ask = Move your 4 from attack to defence, where it stops that one.
move_tasks_item1_done = Their 4 is stopped and nobody loses a die. It had its price: in attack your own 4 would have hit.

# $own, $theirs: dice that would be lost.
move_tasks_item1_other = That is allowed, and would cost you { $own ->
        [0] no die
        [one] { $own } die
       *[other] { $own } dice
    } and Alex { $theirs ->
        [0] no die
        [one] { $theirs } die
       *[other] { $theirs } dice
    }. But now touch Move, then the 4 in your attack.

flip_title = Flip two dice
flip_text = A Flip turns exactly two of your dice over: 1 becomes 6, 2 becomes 5, 3 becomes 4. They may lie in different pools. The line above the button says what the flip would do.
flip_tasks_item1_ask = Flip two dice so that Alex loses two and you lose none.
flip_tasks_item1_done = A 2 in attack became a 5 that nothing stops, and a 1 in defence became a 6. One flip in each pool did both jobs.

# $own, $theirs
flip_tasks_item1_other = That way you would lose { $own ->
        [0] no die
        [one] { $own } die
       *[other] { $own } dice
    } and Alex { $theirs ->
        [0] no die
        [one] { $theirs } die
       *[other] { $theirs } dice
    }. Choose Flip, and turn one die in each of your pools.

power_title = Use your power
power_text = Before the first turn each fighter may take one of six super powers. It works once in the bout, on top of your place, and nearly always after the roll.
power_tasks_item1_ask = Take Brutal: +1 to each attack die, once.
power_tasks_item1_done = Alex fights without a power. You went to Offensive, Alex to Tactical, and the dice are down.
power_tasks_item1_other = Each power is worth a try in a bout of your own. For this roll take Brutal.
power_tasks_item2_ask = Two of your dice hit. Switch Brutal on, and lock it in.
power_tasks_item2_done = With Offensive and Brutal each attack die counted 2 more, and three of them hit. Your coin is face down now: the power is used up.
power_tasks_item2_other = Saving it for later is allowed, and often wise. But here it makes two hits three: use it.

swift_title = Step aside with Swift
swift_text = Swift is the power that is used before the fight. When both places have been shown, its owner may go to another. You stand on Offensive, Alex on Defensive: the two bonuses cancel out.
swift_tasks_item1_ask = Go to Tactical, so that you can answer the roll.
swift_tasks_item1_done = You have the bonus of Tactical now, and no longer that of Offensive. Both have divided, and the dice are down.

# $isHold: whether it was staying.
swift_tasks_item1_other = { $isHold ->
        [true] Holding keeps Swift for another turn. This once, go to Tactical.
       *[false] On Defensive you would guard better, and no more. Go to Tactical.
    }

swift_tasks_item2_ask = Answer the roll so that Alex loses a die and you lose none.
swift_tasks_item2_done = One flip in attack and one in defence again, this time through a stronger guard.

# $own, $theirs
swift_tasks_item2_other = That way you would lose { $own ->
        [0] no die
        [one] { $own } die
       *[other] { $own } dice
    } and Alex { $theirs ->
        [0] no die
        [one] { $theirs } die
       *[other] { $theirs } dice
    }. Think of one die in each pool.

lead_title = Use a lead
lead_text = Whoever has more dice can make sure to keep the lead. Attack with all dice but one: more attackers than Alex has defenders always means hits, whatever is rolled.
lead_tasks_item1_ask = You lead six dice to five. Attack with five.
lead_tasks_item1_done = Alex rolled a wall: 6, 5 and 4. But three dice stop at most three, so two got through, and only one came back. Five to three.
lead_tasks_item1_other = A careful division is allowed, but it lets Alex back into the bout. Keep one die at home and send five.

finish_title = Finish the bout
finish_text = You win when Alex has no dice left. One last die is no rescue: a fighter with one is dazed, and is finished off as the next turn begins.
finish_tasks_item1_ask = Go where your attack dice count 1 more.
finish_tasks_item1_done = Alex is on Tactical and has divided four dice already.
finish_tasks_item1_other = It is time to attack: one place helps each attack die.
finish_tasks_item2_ask = Take three or more of those four dice: attack with three or four of yours.
finish_tasks_item2_done = Too few dice are left to Alex, and the bout is yours. That is all of FITE: places, division, roll, answer.
finish_tasks_item2_other = No more dice can hit than attack: with one or two, Alex lives on. Send three or four.
