### What the generic table says by itself: the rest comes from the game's words.

you = You
seat = Seat { NUMBER($place) }
yes = yes
no = no
none = none
position = Position

# What belongs to nobody.
table = Table
justNow = Just now
yourMoves = Your moves
search = Search your moves
choose = Choose: { $field }
chosen = Chosen

# Takes a choice back: $choice is "Piece: bishop".
takeBack = { $choice }. Choose again
moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
nothingFound = No move reads like this.
more = { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    }: search, or choose above.
