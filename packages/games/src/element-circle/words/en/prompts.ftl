### What is asked of whoever reads it, and who is waited for.

result = { DOES($seat, "win", "wins") } the match.
dealing = The next round is being dealt.

# What a spell asks for. $spell: its name. $text: the question.
ofSpell = { $spell }: { IN_SENTENCE($text) }
redraw = Keep this hand, or replace all of it once.
pickElements = Take your own elements from the bank.
openStuck = No spell in your hand can be paid for. A clock Permanent may save you.
openWild = Open your turn: cast a spell, and pay with any types.
open = Open your turn: cast a spell.
pay = Which elements pay for { $spell ->
        [null] it
       *[other] { SPELL($spell) }
    }?
main = Cast or activate more, or end your turn.
lookHand = Whose hand do you look at?
banCircle = Who may not use the circle next turn?
blind = Whose hand do you reach into?
steal = Which of these do you steal{ $left ->
        [one] { "" }
       *[other] { " " }(up to { $left })
    }?
destroy = Which of these do you destroy{ $left ->
        [one] { "" }
       *[other] { " " }(up to { $left })
    }?
discardSpell = You must discard { $left ->
        [one] a spell
       *[other] { $left } spells
    }. Which?
destroySlot = Which element is destroyed{ $left ->
        [one] { "" }
       *[other] { " " }(up to { $left })
    }?
mustDestroy = You must destroy one of your own elements. Which?
# $zone: where it may go. $left: how many, at most.
putType = Which element do you put { $zone ->
        [circle] into the circle
        [own] into your zone
        [zones] into a zone
        [circleOrOwn] into the circle or your zone
       *[any] into the circle or a zone
    }{ $left ->
        [one] { "" }
       *[other] { " " }(up to { $left })
    }?
whereTo = Where does the { $element ->
        [null] element
       *[other] { ELEMENT($element) }
    } go?
moveFrom = Which element do you move{ $left ->
        [one] { "" }
       *[other] { " " }(up to { $left })
    }?
permanent_takePermanent = Which Permanent do you take into your hand?
permanent_blockPermanent = Which Permanent do you block?
permanent_destroyOwnPermanent = Which of your Permanents do you give up for it?
permanent_destroyPermanent = Which Permanent is destroyed?
mode = Which of its effects?
freeSpell = Which spell do you cast for free?
mustCast = You must cast a spell for free. Which?
limitDiscard = You hold too many cards. Which do you discard?

# $seat: who is waited for. $task: from the messages below.
waiting = Waiting for { NAME($seat) } { $task }.
waited_redraw = to keep or replace the hand
waited_pickElements = to take elements
waited_open = to open the turn
waited_pay = to pay
waited_main = to go on or end the turn
waited_opponent = to choose an opponent
waited_takeLooked = to choose among the cards seen
waited_discardSpell = to discard
waited_destroySlot = to destroy an element
waited_putType = to put an element
waited_putSlot = to put an element
waited_moveFrom = to move an element
waited_moveTo = to move an element
waited_permanent = to choose a Permanent
waited_mode = to choose an effect
waited_freeSpell = to cast a spell for free
waited_limitDiscard = to discard down to the limit

## What stands on the table.
conceding = You are out of this round; the last wizard left wins it.

# $seat: whose; null for the circle. $place: which.
slot = { $seat ->
        [null] circle, slot { NUMBER($place) }
       *[other] { OWNS($seat) } slot { NUMBER($place) }
    }
zone = { OWNS($seat) } zone

# $seat: who is out. $cause: why, as the events say it.
elimination = { NAME($seat) } { $cause }
