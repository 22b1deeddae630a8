### Was gefragt wird und auf wen gewartet wird.

rethrow = Markiere Würfel, um sie noch einmal zu werfen, oder behalte alle.
place = Lege deine Würfel auf die Plakate, dann schick sie ab.
placeRed = Die roten Würfel sind gefallen. Lege sie auf die anderen Plakate.
resolve = Mehrere Nummern sind fertig. Welche wird als Nächste vergeben?
reroll = Auf { TRICK($card) } liegen nur rote Würfel, also gewinnt die Nummer niemand. Ihre { NUMBER($dice) } Würfel auf die anderen Nummern werfen oder ruhen lassen?
swap = Du hast { TRICK($card) }{ $active ->
        [null] { "" }
       *[other] { " " }in { OWNS($active, "deinem") } Zug
    } gewonnen. Mit den Pfeilen darfst du zwei Nachbarn deiner Show tauschen.

waiting_rethrow = Warten, bis { NAME($seat) } Würfel behält oder noch einmal wirft.
waiting_place = Warten, bis { NAME($seat) } Würfel legt.
waiting_resolve = Warten, bis { NAME($seat) } die nächste fertige Nummer bestimmt.
waiting_reroll = Warten, bis { NAME($seat) } die roten Würfel wirft oder ruhen lässt.
waiting_swap = Warten, ob { NAME($seat) } zwei Nummern der eigenen Show tauscht.
end = { DOES($seat, "hast", "hat") } neun Nummern: { $last ->
        [null] Das ist der letzte Zug
       *[other] { $last }
    }.
