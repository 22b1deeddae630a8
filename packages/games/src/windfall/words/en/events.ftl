### What happened. A sentence each, but its capital and its full stop are put on later.
### DOES($seat, "hold", "holds") is "you hold" or "Ada holds", whoever reads it. FRUIT and FRUITS name fruits.

# $row: what lies in the grass.
began = { DOES($seat, "begin", "begins") }; in the grass: { FRUITS($row) }
dealt = { DOES($seat, "hold", "holds") } { FRUITS($hand) }
traded = { DOES($seat, "take", "takes") } { FRUIT($take) } for { FRUIT($give) }
pressed = { DOES($seat, "press", "presses") } { FRUITS($fruits) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
waited = { DOES($seat, "wait", "waits") }

# $fruit: null if none was taken.
took = { $fruit ->
        [null] { DOES($seat, "take nothing", "takes nothing") }
       *[other] { DOES($seat, "take", "takes") } { FRUIT($fruit) } for nothing
    }

# $fruits: null if the reader does not see them. $count: how many they are.
picked = { DOES($seat, "pick", "picks") } { $fruits ->
        [null] { $count ->
            [one] a fruit
           *[other] { $count } fruits
        }
       *[other] { FRUITS($fruits) }
    }
chose = { DOES($seat, "have", "has") } chosen for the market

# $offers: who brought what, a phrase each.
offered = on the market: { LIST($offers) }
offer = { NAME($seat) } with { FRUIT($fruit) }
sold = { DOES($seat, "sell", "sells") } for 2 points
soldNothing = nobody sells anything
fell = { FRUITS($fruits) } { $count ->
        [one] falls
       *[other] fall
    } into the grass
rotted = { FRUIT($fruit) } rots

# $row: what lies in the grass now.
stormed = storm! All that lay in the grass is gone. Now there { $count ->
        [0] is nothing left
       *[other] lie { FRUITS($row) }
    }
magpieFlew = { OWNS($seat) } magpie { $isDropped ->
        [true] drops { FRUIT($fruit) } again
       *[false] carries off { FRUIT($fruit) }
    } (die: { NUMBER($face) })

# $hands: who held what, a phrase each.
handsShown = all hands are shown: { LIST($hands) }
handWith = { NAME($seat) } with { FRUITS($hand) }
handEmpty = { NAME($seat) } with nothing
bestHand = { DOES($seat, "have", "has") } the ripest hand: 2 points
won = { DOES($seat, "win", "wins") }
wonTogether = { LIST($names) } share the win
