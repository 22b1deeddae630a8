### What the generic table says by itself: the rest comes from the game's words.

you = Du
seat = Platz { NUMBER($place) }
yes = ja
no = nein
none = nichts
position = Stellung
table = Tisch
justNow = Eben geschehen
yourMoves = Deine Züge
search = Züge durchsuchen
choose = Wähle: { $field }
chosen = Gewählt
takeBack = { $choice }. Neu wählen
moves = { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
nothingFound = So liest sich kein Zug.
more = { $n ->
        [one] { $n } weiterer Zug
       *[other] { $n } weitere Züge
    }: Suche, oder wähle oben.
