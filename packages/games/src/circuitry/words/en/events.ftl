### What happened. A sentence each, but its capital and its full stop are put on later.

# $who: who plays which colour, each as the message plays. $begins: as the message begins.
gameStarted = { LIST($who) }; { $begins }
plays = { DOES($seat, "are", "is") } { COLOUR($colour) }
begins = { DOES($seat, "begin", "begins") }
colourPicked = { DOES($seat, "choose", "chooses") } { COLOUR($colour) }
circuitsDealt = { DOES($seat, "hold", "holds") } the circuit cards { LIST($cards) }
chargeCardsPassed = every charge-point card goes to the player on the right
turnStarted = round { NUMBER($round) }: { OWNS($seat) } turn

# $mini: null if the reader does not see it. $bonus: for sitting late.
miniTaken = { DOES($seat, "take", "takes") } { $mini ->
        [null] a gold mini
       *[other] { MINI($mini) }
    }{ $bonus ->
        [true] { " " }for sitting late
       *[false] { "" }
    }
deckTurned = the { $deck ->
        [gold] gold
       *[green] green
    } discard pile is { $shuffled ->
        [true] shuffled
       *[false] turned over
    } and is the deck now: { $minis ->
        [one] { $minis } mini
       *[other] { $minis } minis
    }
pilesOpened = the sorted green piles are in use again
miniDiscarded = { DOES($seat, "discard", "discards") } { MINI($mini) }
turnEnded = { DOES($seat, "end", "ends") } the turn

# $place: where, from card 1. $lie: which way up.
cardLaid = { DOES($seat, "lay", "lays") } { CARD($card) }: { $place }, { $lie }
rotated = { DOES($seat, "rotate", "rotates") } { CARD($card) }
flipped = { DOES($seat, "flip", "flips") } { CARD($card) }, { $lie }
slid = { DOES($seat, "slide", "slides") } { CARD($card) } to the place { $place }
swapped = { DOES($seat, "swap", "swaps") } { CARD($one) } and { CARD($other) }
startCardTurned = { DOES($seat, "turn", "turns") } card 1 over { ABOUT($axis) }: the master node is open
charged = { DOES($seat, "gain", "gains") } { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } at { CARD($at) } with { PAYS($pay) } and { IS_YOU($seat) ->
        [true] carry
       *[false] carries
    } { NUMBER($carried) }
delivered = { DOES($seat, "deliver", "delivers") } { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } with { PAYS($pay) }: { NUMBER($delivered) } delivered

# $play: as one of the messages that begin with play.
declared = { DOES($seat, "show", "shows") } { $play }

# $by: who stops it. $seat: whose play it was.
withdrawn = { DOES($by, "stop", "stops") } { $play }, and the cards go back to { OWNS($seat) } hand

# $exit: by which port of card 1, and back; null for a step on the board.
stepped = { DOES($seat, "step", "steps") }{ $exit ->
        [null] { "" }
       *[other] { " " }out by { PORT($exit) } and back
    } to { NODE($to) } with { PAYS($pay) }
pushed = { DOES($seat, "push", "pushes") } { IS_YOU($pawn) ->
        [true] your pawn
       *[false] { NAME($pawn) }
    }{ $exit ->
        [null] { "" }
       *[other] { " " }out by { PORT($exit) } and back
    } to { NODE($to) } with { PAYS($pay) }
jumped = { DOES($seat, "jump", "jumps") } to { NODE($to) } with { PAYMENT($pays) }
sent = { DOES($seat, "send", "sends") } { IS_YOU($pawn) ->
        [true] your pawn
       *[false] { NAME($pawn) }
    } through a portal to { NODE($to) } with { PAYMENT($pays) }
forcedOut = { DOES($seat, "push", "pushes") } { IS_YOU($pawn) ->
        [true] your pawn
       *[false] { NAME($pawn) }
    } out of card 1 with { PAYMENT($pays) }, and { DOES($chooser, "choose", "chooses") } how it turns
arrived = { IS_YOU($pawn) ->
        [true] your pawn
       *[false] { NAME($pawn) }
    } arrives on { NODE($to) }
forced = { DOES($seat, "play", "plays") } Force on { IS_YOU($target) ->
        [true] your pawn
       *[false] { NAME($target) }
    }
inhibited = { DOES($seat, "inhibit", "inhibits") } { NAME($target) }{ $outOfTurn ->
        [true] , out of turn
       *[false] { "" }
    }
inhibitRanOut = the Inhibit on { NAME($seat) } runs out
freedByCharge = { DOES($seat, "spend 1 charge and are", "spends 1 charge and is") } free
freedSelf = { DOES($seat, "play Free and are", "plays Free and is") } free
freed = { DOES($by, "free", "frees") } { NAME($seat) }

# $pay: null if nothing was paid.
chargeTaken = { DOES($seat, "take", "takes") } 1 charge from { NAME($from) } by Exchange{ $pay ->
        [null] { "" }
       *[other] { " " }with { PAYS($pay) }
    }
chargeGiven = { DOES($seat, "give", "gives") } { NAME($to) } { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } by Exchange
miniGiven = { DOES($seat, "give", "gives") } { NAME($to) } { MINI($mini) }{ $asked ->
        [true] { " " }as asked
       *[false] { "" }
    }
miniAsked = { DOES($seat, "ask", "asks") } { NAME($from) } for { MINI($mini) }
miniRefused = { DOES($seat, "do", "does") } not give { NAME($to) } { MINI($mini) }

## A play that an Inhibit may stop, as what is shown or stopped.

play_step = a step to { NODE($to) } with { PAYS($pay) }
play_portal = a jump to { NODE($to) } with Portal and { PAYS($pay) }

# $forced: whose pawn; null where that is not known.
play_jump = a jump of { $forced ->
        [null] the forced pawn
       *[other] { IS_YOU($forced) ->
            [true] your pawn
           *[false] { NAME($forced) }
        }
    } to { NODE($to) } with Portal, { PAYMENT($pays) }
play_gain = a gain of { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } at { CARD($at) } with { PAYS($pay) }
play_deliver = a delivery of { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } with { PAYS($pay) }

## How it ended.

won = { DOES($seat, "win", "wins") }: { $why }
wonTogether = { LIST($names) } win together: { $why }
why_delivered = the charge is delivered
why_roundLimit = the last round is over
why_stalemate = nothing happens any more
why_conceded = nobody else plays on
why_unsolved = the puzzle is not solved
