### Terms of the game, explained.

states_immobilized = SPD is 0 until the end of its own activation. It may still Dodge.
states_knockedDown = PIN is halved, rounded up; SPD is 0; no Dodging. Ends when its own activation begins.
states_taunted = Its team must activate it next, if it can. Ends with its own activation.
states_dazzled = Cannot be chosen to activate. Ends as soon as an ally is activated.
states_burning = Suffers 1 damage whenever any fighter is activated. Ends with its own activation.
states_pumpedUp = COM +2 until the end of its own activation; gained in its own combat phase, it draws 2 cards at once.
states_accelerated = SPD +2 until the end of its own activation.
stats_SPD = How many spaces it may move in a movement phase.
stats_STA = At this much damage it is Knocked Out.
stats_COM = How many cards it draws for combat; one more next to an ally.
stats_PIN = With this many Stun tokens an enemy that engages it pins it.
defeats_knockOut = Knock Out
defeats_ringOut = Ring Out
defeats_tapOut = Tap Out
defeats_finishingMove = Finishing Move
defeats_tagOut = Tag Out
readyTeams_strikers = Walk up and hit. Damage until nobody stands; razor wire does the rest.
readyTeams_throwers = Fast and slippery. Shove enemies step by step to the edge and over it.
readyTeams_grapplers = Stack Stun tokens on one enemy, hold it fast, and pin it.
readyTeams_home-crowd = A bit of everything, and more Hype than anybody: the first to afford a Finishing Move.
readyTeams_clockwork = Fighters that feed each other cards; strong turns follow one another.
readyTeams_cold-blood = Patient and tough. Fire hurts everybody but Ossic, and time heals the rest.
readyTeams_open-doors = Always somewhere else: swap, blink, and send enemies through a hole in the ring.
readyTeams_the-wall = Hard to hurt, hard to pin, hard to move. Wins the long match.

# $chosen, $needed
problems_teamSize = A team has { $needed } fighters; these are { $chosen }.
problems_fighterTaken = { $fighter } is in another team already.
problems_sameName = A team has only one { $name }.
problems_nothingShared = The four of a team need an identity that all of them have: a class, a utility or a style.

# $one, $other
problems_pairSharesNothing = { $one } and { $other } have no identity in common.
problems_hazardNotAllowed = This team does not meet the condition of { $hazard }.

## Effects, as short phrases.

effects_damage = { NUMBER($n) } damage
effects_stun = { NUMBER($n) } Stun
effects_push = { $n ->
        [one] Push
       *[other] { $n } × Push
    }
effects_dodge = { $n ->
        [one] Dodge
       *[other] { $n } × Dodge
    }
effects_heal = Recover { NUMBER($n) } damage
effects_unstun = Lose { NUMBER($n) } Stun
effects_draw = Draw { NUMBER($n) }
effects_hype = +{ NUMBER($n) } Hype
effects_drain = They lose { NUMBER($n) } Hype
effects_swap = Swap spaces
effects_shiftHazard = Move a hazard
effects_defeat = Defeat
clearAll = All states off
clear = { $state } off

# $n: hundredths.
percent = { NUMBER($n) }%

## Places and triggers.

# $number: of the zone. $colour: its colour.
zone = zone { NUMBER($number) } ({ $colour })
ringRules = Ring Rules
