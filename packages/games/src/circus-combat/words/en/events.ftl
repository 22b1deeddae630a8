### What happened. A sentence each, but its capital and its full stop are put on later.

stageSet = the stage is set: { TRICKS($cards) }; { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } left in the deck

# $throws: of both sides, as the message throws says it.
startEqual = { $throws }: equal, so again
startThrown = { $throws }: { DOES($seat, "begin", "begins") }
throws = { DOES($seat, "throw", "throws") } { NUMBER($eyes) }
turnStarted = turn { NUMBER($turn) }: { NAME($seat) }{ $last ->
        [true] , the last turn
       *[false] { "" }
    }

# $dice: each as the message recalled says it.
diceRecalled = { DOES($seat, "take", "takes") } back { LIST($dice) }
recalled = { DIE($die) } from { TRICK($card) }
nothingThrown = { DOES($seat, "have", "has") } nothing to throw
diceThrown = { DOES($seat, "throw", "throws") } { DICE($pool) }
throwKept = { DOES($seat, "keep", "keeps") } the throw

# $again: how many were thrown again. $pool: how all dice lie now.
diceRethrown = { DOES($seat, "throw", "throws") } { $again ->
        [one] { $again } die
       *[other] { $again } dice
    } again: { DICE($pool) }
diePlaced = { DOES($seat, "put", "puts") } { DIE($face) } on { TRICK($card) }{ $ready ->
        [true] , which is ready
       *[false] { "" }
    }
dieMissed = { OWNS($seat) } { DIE($face) } fits nowhere and returns
redMissed = { OWNS($seat) } { DIE($face) } fits nowhere and lies in front of { NAME($seat) }: −{ NUMBER($eyes) }
tricksReady = several tricks are ready: { DOES($seat, "choose", "chooses") } the order

# $by: more dice, or more eyes. $own, $theirs: of those. $active: whose turn it was; null if it was the winner’s own.
trickWon = { DOES($seat, "win", "wins") } { TRICK($card) } by { $by ->
        [dice] { $own ->
            [one] { $own } die
           *[other] { $own } dice
        }
       *[eyes] { $own ->
            [one] { $own } eye
           *[other] { $own } eyes
        }
    } to { NUMBER($theirs) }{ $active ->
        [null] { "" }
       *[other] , in { OWNS($active) } turn
    }: position { NUMBER($position) }, base { NUMBER($base) }
trickTied = { TRICK($card) } is a dead heat, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } and { $eyes ->
        [one] { $eyes } eye
       *[other] { $eyes } eyes
    } each: nobody gets it
rerollOffered = { TRICK($card) } is full of fatigue: { NAME($seat) } may throw its dice onto other tricks
fatigueRerolled = { TRICK($card) } is discarded, and { DOES($seat, "throw", "throws") } its dice: { DICE($pool) }
fatigueReturned = { TRICK($card) } is discarded, and its { $dice ->
        [one] { $dice } red die
       *[other] { $dice } red dice
    } rest
swapOffered = { TRICK($card) } carries the arrows: { NAME($seat) } may exchange two neighbours
tricksSwapped = { DOES($seat, "exchange", "exchanges") } { TRICK($left) } and { TRICK($right) }
swapDeclined = { DOES($seat, "leave", "leaves") } the show as it is
deckEmpty = the deck is empty, and slot { NUMBER($slot) } stays vacant
trickDealt = { TRICK($card) } comes on stage; { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } left in the deck

# $last: as the message last says it.
endTriggered = { DOES($seat, "have", "has") } nine tricks: { $last }
last = turn { NUMBER($turn) } is the last, and it is { IS_YOU($seat) ->
        [true] yours
       *[false] { OWNS($seat) }
    }
barren = no die was placed ({ $barren ->
        [one] { $barren } turn
       *[other] { $barren } turns
    } in a row)
turnEnded = { OWNS($seat) } turn ends with { $placed ->
        [one] { $placed } die
       *[other] { $placed } dice
    } placed

# $loser, $winner: where somebody gave up.
conceded = { DOES($loser, "give", "gives") } up, and { DOES($winner, "win", "wins") }
draw = a draw, { NUMBER($high) } to { NUMBER($low) }: { $why }
won = { DOES($seat, "win", "wins") }, { NUMBER($high) } to { NUMBER($low) }: { $why }

## Why a game that was played out is over.

why_nine = nine tricks were reached and the last turn is played
why_stage-empty = the stage is empty
why_stalled = four turns went by without a die placed
