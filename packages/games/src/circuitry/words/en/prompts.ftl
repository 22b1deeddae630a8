### What is asked of whoever reads it, and who is waited for.

menu_all = Play minis, lay a card, or end your turn.
menu_minis = Play minis, or end your turn.
menu_circuit = Lay a circuit card, or end your turn.
menu_nothing = Nothing is left to play: end your turn.
menu_mustLay = Play minis, and lay a circuit card before your turn ends.
menu_puzzle = Play your minis.
menu_puzzleLay = Play your minis; you may lay a circuit card too.

pickingColour = Choose the colour of your pawn.

# $draws: how many are still to be taken. $fromPiles: green minis lie in piles by kind.
drawing = { $draws ->
        [one] Take another mini
       *[other] Take { $draws } minis
    }: { $fromPiles ->
        [true] gold or a green kind
       *[false] gold or green
    }.
discarding = You hold more than 8. Which mini do you discard?
pushing = Push { IS_YOU($pawn) ->
        [true] your pawn
       *[false] { NAME($pawn) }
    } on, or go on with something else.

# $card: null where it is not known.
laying = Where does { $card ->
        [null] the card
       *[other] { CARD($card) }
    } go, and which way up?

# $card: null where it is not known.
swapping = Swap { $card ->
        [null] it
       *[other] { CARD($card) }
    } with which card?

# $pawn: whose; null where it is not known.
forcing = Where does { $pawn ->
        [null] the pawn
       *[other] { IS_YOU($pawn) ->
            [true] your pawn
           *[false] { NAME($pawn) }
        }
    } go?
respondingBlindly = Stop this with Inhibit?

# $shown: what somebody shows, as the event declared says it.
responding = { $shown }. Stop it with Inhibit?
mayBeAnswered = { $shown }. It may be answered.
somePlay = a play

# $pawn: whose; null where it is not known. $exit: by which port; null for none.
choosingAxis = { $pawn ->
        [null] The pawn
       *[other] { IS_YOU($pawn) ->
            [true] Your pawn
           *[false] { NAME($pawn) }
        }
    } leaves card 1{ $exit ->
        [null] { "" }
       *[other] { " " }by { PORT($exit) }
    }. Which way does the card turn?

# $seat: who asks. $mini: null where it is not known.
answering = { DOES($seat, "ask", "asks") } you for { $mini ->
        [null] a mini
       *[other] { MINI($mini) }
    }. Give it?

# $seat: who is waited for. $task: from the messages below.
waiting = Waiting for { NAME($seat) } { $task }.
waited_pickingColour = to choose a colour
waited_drawing = to take minis
waited_discarding = to discard a mini
waited_menu = to play or end the turn
waited_laying = to lay a card
waited_swapping = to swap two cards
waited_forcing = to force a pawn
waited_responding = to answer
waited_choosingAxis = to turn card 1
waited_answering = to give a mini or keep it
