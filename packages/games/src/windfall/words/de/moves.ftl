### Moves, as orders that somebody could give. No full stop. FRUIT and FRUITS name fruits.

trade = Nimm { FRUIT($take) } und gib { FRUIT($give) }
press = Press { FRUITS($fruits) }
wait = Warte
take = { $fruit ->
        [null] Nimm nichts
       *[other] Nimm { FRUIT($fruit) }
    }
offer = Bring { FRUIT($fruit) } auf den Markt
sendMagpie = Schick eine Elster zu { FRUIT($fruit) }
concede = Gib auf
