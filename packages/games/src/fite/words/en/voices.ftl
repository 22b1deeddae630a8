### What the announcer and the fighters call out, 60 characters at most, and what the arenas are called.

announcer_countdown_item1 = Gloves up, manners off!
announcer_countdown_item2 = Three steps, two breaths, one bell!
announcer_countdown_item3 = Nine dice each. Make them count!
announcer_countdown_item4 = Hats to the back row, please. We begin!
announcer_countdown_item5 = Pick your spot and mean it!
announcer_countdown_item6 = The bell is hot. Ring it!
announcer_countdown_item7 = Settle your bets and hold your hats!

announcer_firstHit_item1 = First knuckle of the night!
announcer_firstHit_item2 = And the dust is off the gloves!
announcer_firstHit_item3 = That one had a name on it!
announcer_firstHit_item4 = Somebody felt that in the cheap seats!
announcer_firstHit_item5 = The first die rolls off the table!
announcer_firstHit_item6 = Well, they have met now!

announcer_leadChange_item1 = The boot is on the other foot!
announcer_leadChange_item2 = Turn the board around, we have a new leader!
announcer_leadChange_item3 = Up is down, ladies and gentlemen!
announcer_leadChange_item4 = Who saw that coming? Not the loser!
announcer_leadChange_item5 = The crowd changes its mind!
announcer_leadChange_item6 = Hand over the lead, and say thank you!

announcer_dazed_item1 = Counting little birds up there!
announcer_dazed_item2 = One die left, and it is spinning too!
announcer_dazed_item3 = Legs like string, eyes like saucers!
announcer_dazed_item4 = Is that standing, or forgetting to fall?
announcer_dazed_item5 = The lights are on, nobody is home!
announcer_dazed_item6 = Somebody fetch a chair. Too late!

announcer_finish_item1 = Down, out and into the sawdust!
announcer_finish_item2 = That is the bell and the whole belfry!
announcer_finish_item3 = Sweep the ring, we are done here!
announcer_finish_item4 = Goodnight, and mind the ropes!
announcer_finish_item5 = Write it down: that is a win!
announcer_finish_item6 = Carry one out, carry one shoulder high!

announcer_draw_item1 = Nobody left to hold up an arm!
announcer_draw_item2 = Two heaps, no hero!
announcer_draw_item3 = Split the purse and share the ice!
announcer_draw_item4 = Even, and evenly horizontal!
announcer_draw_item5 = Call it a draw before somebody wakes up!
announcer_draw_item6 = The only winner tonight is the floor!

fighters_bramble-voss_motto = One more step. Go on, I dare you.
fighters_bramble-voss_barks_win = Told you I was prickly.
fighters_bramble-voss_barks_lose = Pruned. Me, of all people.
fighters_bramble-voss_barks_power = Back off, all of you!

fighters_madam-cinder_motto = Nobody raises a hand in my parlour.
fighters_madam-cinder_barks_win = Do see yourself out.
fighters_madam-cinder_barks_lose = How very rude.
fighters_madam-cinder_barks_power = Hands down, darling!

fighters_oxbow_motto = Doors are for people who can stop.
fighters_oxbow_barks_win = Was there a fight?
fighters_oxbow_barks_lose = Going to need a bigger barn.
fighters_oxbow_barks_power = MOOOVE!

fighters_hammer-lotte_motto = Everything is a tent peg if you try.
fighters_hammer-lotte_barks_win = And that one is in straight.
fighters_hammer-lotte_barks_lose = Bent. Pull me out.
fighters_hammer-lotte_barks_power = Mind your toes!

fighters_professor-quill_motto = I read the last page first.
fighters_professor-quill_barks_win = Class dismissed.
fighters_professor-quill_barks_lose = I shall amend the footnote.
fighters_professor-quill_barks_power = A small correction.

fighters_twist-marlow_motto = Which hand? Wrong. Neither.
fighters_twist-marlow_barks_win = Ta-da!
fighters_twist-marlow_barks_lose = That was meant to happen. No.
fighters_twist-marlow_barks_power = Look over there!

fighters_dash-pepperell_motto = You will hear about it afterwards.
fighters_dash-pepperell_barks_win = Late for the next one, bye!
fighters_dash-pepperell_barks_lose = Ran out of road.
fighters_dash-pepperell_barks_power = Already behind you.

fighters_needle-anwick_motto = There is always a gap.
fighters_needle-anwick_barks_win = Neatly stitched.
fighters_needle-anwick_barks_lose = I have lost my thread.
fighters_needle-anwick_barks_power = Found it!

fighters_little-wren_motto = The floor is only a suggestion.
fighters_little-wren_barks_win = Sing about that!
fighters_little-wren_barks_lose = Clipped.
fighters_little-wren_barks_power = Up, over, and here.

fighters_skip-lantern_motto = Where the light was, I am not.
fighters_skip-lantern_barks_win = Lights out.
fighters_skip-lantern_barks_lose = Who moved the dark?
fighters_skip-lantern_barks_power = Hop to it!

fighters_old-cobble_motto = Carts have gone over me for years.
fighters_old-cobble_barks_win = Still here.
fighters_old-cobble_barks_lose = Mind the hole I leave.
fighters_old-cobble_barks_power = Hit that again.

fighters_barrel-bea_motto = Hooped with iron, filled with vinegar.
fighters_barrel-bea_barks_win = Roll me home, friends.
fighters_barrel-bea_barks_lose = Sprung a leak.
fighters_barrel-bea_barks_power = Thump away, petal.

fighters_plain-jory_motto = No tricks. Two fists. Come on.
fighters_plain-jory_barks_win = Just practice, that is.
fighters_plain-jory_barks_lose = Fair and square.
fighters_plain-jory_barks_power = I only have the fists.

fighters_nan-threadgold_motto = I have a brick in this bag, dear.
fighters_nan-threadgold_barks_win = Now wash your face.
fighters_nan-threadgold_barks_lose = My tea will be cold.
fighters_nan-threadgold_barks_power = No need for any of that.

arenas_market-morning = Market Morning
arenas_the-moss-ring = The Moss Ring
arenas_cellar-lamp = Cellar Lamp
arenas_rooftop-snow = Rooftop Snow
