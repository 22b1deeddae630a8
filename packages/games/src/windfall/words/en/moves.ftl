### Moves, as orders that somebody could give. No full stop. FRUIT and FRUITS name fruits.

# $take: out of the row. $give: from the hand.
trade = Take { FRUIT($take) } and give { FRUIT($give) }
press = Press { FRUITS($fruits) }
wait = Wait

# $fruit: null if none is taken.
take = { $fruit ->
        [null] Take nothing
       *[other] Take { FRUIT($fruit) }
    }
offer = Bring { FRUIT($fruit) } to the market
sendMagpie = Send a magpie to { FRUIT($fruit) }
concede = Concede
