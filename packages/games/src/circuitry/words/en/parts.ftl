### What colours and actions are called.

colours_O = orange
colours_L = light blue
colours_D = dark blue
colours_G = green
colours_P = purple
colours_R = red
colours_K = black
actions_Rotate = Rotate
actions_Swap = Swap
actions_Flip = Flip
actions_Slide = Slide
actions_Force = Force
actions_Portal = Portal
actions_Inhibit = Inhibit
actions_Free = Free
actions_Exchange = Exchange
# $n: how many cards of one colour. $one: one of them, with its article. $colour: what the colour is called.
alike = { $n ->
        [one] { $one }
       *[other] { $n } { $colour } cards
    }
