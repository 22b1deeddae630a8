### What stands on the table of The CIRCUIT. What names pieces is code: table.en.ts.

ring = The ring
bench = Bench
hype = Hype
hypeHas = { NUMBER($n) } Hype
lamps = Finishing Moves used: { NUMBER($n) } of 3
deckHas = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck
round = Round { NUMBER($n) }
settingUp = Setting up
turnOf = active team
openTeam = { $name }: fighters
openCard = { $name }: read the card

# $left, $sta
health = { NUMBER($left) } of { NUMBER($sta) } stamina left

# $n, $pin
stunHas = { NUMBER($n) } of { NUMBER($pin) } Stun tokens
onBench = on the Bench
active = active
last = activated last
mayBePinned = can be pinned
finished = Finishing Move used
canBeChosen = can be chosen
zoom_close = Look closer
zoom_whole = See the whole ring
zoom_pan = The ring: arrow keys move it

# $row, $place
space = row { NUMBER($row) }, space { NUMBER($place) }
atEdge = at the edge of the ring
go_steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
go_engages = You can hit { $names } from there.
go_engagedBy = { $names } can hit you there.
go_tagTeam = An ally is adjacent: 1 card more.

# $hazard, $text
go_enters = { $hazard }: { $text }
go_here = Go here
go_deploy = Put { $name } here
go_pushHere = Push { $name } here
go_pushOut = Push { $name } out of the ring

# $name, $hype
go_pushOutText = Ring Out: { $name } is defeated, and your team gains { NUMBER($hype) } Hype.
go_ropes = The ropes hold { $name }: 1 Stun token instead.
go_pushAll = All { $n ->
        [one] { $n } Push
       *[other] { $n } Pushes
    } this way
go_pushText = { $name } is Pushed here.
go_slides = { $name } slides one space further.
go_dodgeHere = Dodge here
go_noDodge = Do not Dodge
go_noReaction = Let it happen
go_plain = Open ground.
go_nobody = No enemy can be hit from there.
go_press = Press a space that glows.
go_pressTwice = Tap a space to see what happens there, then tap it again.
move_stay = Stay here
move_stop = Stop here
move_endTurn = End the turn
move_stayNote = Whoever stays may move after combat instead.
zone_chooseHazard = Move { $hazard }
zone_noShift = Leave all hazards where they are
zone_forced = Your team deploys in { ZONE($zone) }: no other was left.
act_hand = Your hand
act_use = Use { $ability }

# $ability, $target
act_useOn = { $ability } on { $target }
act_end = End combat
act_endNote = { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } discarded.
act_cancel = Cancel
act_chooseTarget = Press an enemy that glows.
act_chooseAlly = And for which ally?
act_paysWith = Paid with { $cards }.
act_converts = 1 Hype converts a symbol: it may be of any kind.
act_otherPay = Or press other cards.
act_cannot = Cannot be used now
act_finisher = Finishing Move
act_finisherDone = used
act_costs = Cost: { $cost }
act_gives = gives { NUMBER($n) } Hype
act_whatHappens = What will happen

# $name, $n, $left
forecast_damage = { $name }: { NUMBER($n) } damage, { NUMBER($left) } stamina left
forecast_knockOut = { $name } is knocked out

# $name, $now, $pin
forecast_stun = { $name }: { NUMBER($now) } of { NUMBER($pin) } Stun

# $name, $n
forecast_push = { $name }: { $n ->
        [one] { $n } Push
       *[other] { $n } Pushes
    }, you choose where
forecast_ringOut = { $name } can be Pushed out of the ring
forecast_ropes = The ropes would hold { $name } once

# $name, $state
forecast_becomes = { $name } becomes { $state }

# $name, $trait
forecast_immune = { $name } shrugs some of it off ({ $trait })

# $name, $n
forecast_heals = { $name } recovers { NUMBER($n) } damage

# $name, $n
forecast_unstuns = { $name } loses { NUMBER($n) } Stun
forecast_defeated = { $name } is defeated
forecast_draws = You draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# $one, $other
forecast_swaps = { $one } and { $other } swap spaces
forecast_drains = The other team loses up to { NUMBER($n) } Hype
forecast_shifts = You may move one hazard to a neighbouring zone

# $name, $trait
forecast_gains = { $name } keeps { $trait } from now on

# $by, $total
forecast_hype = Hype { CHANGE($by) }: you will have { NUMBER($total) }
forecast_nothing = Nothing changes
forecast_wins = Your third Finishing Move: you win the match
forecast_lamp = Finishing Move { NUMBER($n) } of 3
effect_first = { $effect } first
effect_printed = In the printed order
order = { $trigger } first
pin_title = { $pinned } is pinned!
pin_count = { NUMBER($n) }!
pin_breaks = Pin break!
pin_out = { $name } taps out
pin_survives = { $name } kicks out
pin_fell = { $name } goes down in the struggle
pin_skip = Skip
pin_goOn = Go on
pin_by = by { $name }
pin_not = No pin

# What a combat card is, for whoever touches it. $symbols: what it shows.
pin_plain = { $symbols }: pays for that. In a pin on your team it only counts.
pin_breaking = { $symbols }. Pin break: turned over in a pin on your team, it ends the pin.

# $symbols, $name, $text: of what it does in a pin.
pin_struggling = { $symbols }. In a pin on your team, { $name }: { $text }
float_knockOut = Knock Out!
float_ringOut = Ring Out!
float_tapOut = Tap Out!
float_finishingMove = Finished!
float_tagOut = Tag Out
float_ignored = No effect
float_ropes = The ropes hold!
activate = Activate { $name }
rests = { $name } was activated last, and rests this turn.
tagOut = Tag out { $name }
benchIt = { $name } starts on the Bench
returnIt = { $name } returns
targetIt = Aim at { $name }
allyIt = Choose { $name }
giveIt = Discard { $symbols }
payIt = Pay with { $cards }
card_traits = Traits
card_abilities = Abilities
card_printed = printed { NUMBER($n) }
card_crowd = Crowd: { NUMBER($n) } Hype
builder_title = Choose your team
builder_watch = Teams are being chosen
builder_aim = Use three different Finishing Moves before the others do. Each costs about 12 Hype; defeated enemies and abilities earn it.
builder_ready = Ready-made teams
builder_own = Build your own
builder_all = All fighters
builder_shared = Share: { $identity }
builder_slots = { NUMBER($n) } of 4 fighters
builder_add = Add { $name }
builder_remove = Take { $name } out
builder_hazard = Hazard
builder_rule = { $n ->
        [0] Four fighters who all share an identity, and a hazard.
       *[other] Every two of them share an identity.
    }
builder_chooseHazard = Choose the hazard your team brings.
builder_facts = Strengths
builder_shape = What this team is good at
builder_canBe = What a team can be good at
builder_strengths_reach_name = Reach
builder_strengths_reach_text = How far its fighters walk, and how far away they hit.
builder_strengths_damage_name = Damage
builder_strengths_damage_text = The damage its abilities do, for what they cost.
builder_strengths_control_name = Control
builder_strengths_control_text = Pushes, swaps and states for enemies, for what they cost.
builder_strengths_pins_name = Pins
builder_strengths_pins_text = The Stun tokens its abilities give, for what they cost.
builder_record = How such teams fare against
builder_recordNote = Matches won by teams with these fighters, { NUMBER($n) } times counted, between bots that play at once.
builder_suggested = Would add what is missing:
builder_brings = brings { $strength }
builder_surprise = Any team
builder_save = Save
builder_saved = Your teams
builder_nameIt = Name of the team
builder_saveTitle = Save this team
builder_saveIt = Save
builder_replaces = Replaces your team { $name }.
builder_delete = Delete { $name }
builder_lock = Lock in this team
builder_locked = Your team is locked in.
builder_waitFor = Waiting for { $names }.
builder_clear = Start over
builder_fill = Fill up
builder_full = The team is full: take somebody out first.

# $name, $isYou
end_win = { $isYou ->
        [true] You win!
       *[false] { $name } wins!
    }
end_draw = A draw
end_byBell = At the bell { $by ->
        [finishers] by Finishing Moves
        [hype] by Hype
        [defeats] by enemies defeated
       *[nothing] with all equal
    }
end_byFinishers = Three Finishing Moves
end_byConcession = By concession
end_finishers = Finishing Moves
end_defeats = Enemies defeated
end_crowd = Crowd

# $name, $hype
end_favourite = Crowd Favourite: { $name }, for { NUMBER($hype) } Hype earned
end_backToRing = Look at the ring
end_backToStage = Back to the stage

pinShort = { PERCENT($share) }

# $share: how often it would succeed. $breaks: cards that break a pin.
pinLong = A pin on this team has a chance of { PERCENT($share) }; { $breaks ->
        [one] { $breaks } pin break
       *[other] { $breaks } pin breaks
    } left

# $name, $share
forecast_pin = { $name } is pinned at once: { PERCENT($share) } to succeed

# $name. $n: how often.
forecast_dodge = { $name } may Dodge { $n ->
        [one] once
       *[other] { $n } times
    }
pin_odds = { PERCENT($share) } to succeed

# $name, $share
pin_choose = Pin { $name }: { PERCENT($share) }
builder_ofBest = { PERCENT($share) }

# $share. $give: how far it may be off, in hundredths.
builder_won = { PERCENT($share) } ± { NUMBER($give) }
