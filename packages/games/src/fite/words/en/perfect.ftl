### Asking what a fighter who never errs would do.

lead = Two fighters who never err: what would they do? Set up a moment between two turns, and ask.
position = The moment
rules = Rules
settings_classic = As published
settings_tempered = Tempered
yourDice = Your dice
theirDice = Their dice
yourPower = Your power
theirPower = Their power
noPower = None left
answer = The answer

# $percent
wins = You win { DECIMAL($percent) } of 100 bouts.
drawIsHalf = A draw counts as half.
ahead = Whoever has more dice wins, whatever the other does. Attack with all dice but one.
behind = Whoever has fewer dice loses to a fighter who never errs. Hope that this one does.
stay = Stay here

# $power: the name of one. $percent
keeping = { $power } unspent is worth { DECIMAL($percent) } of these 100 bouts: spend it in a fight that gains more.

# $power: the name of Swift
swift = Then, with { $power }:

stand = Where to stand
divide = How to divide
yourPlace = You stand on
theirPlace = They stand on

# $attack, $defence
split = { NUMBER($attack) } attack, { NUMBER($defence) } defend

# $percent
often = { DECIMAL($percent) }%
mix = Where several are named, draw lots by these numbers: whoever can be foreseen is beaten.
sure_plain = Exact: every roll was looked at.
sure_powers = Right to 0.1 in 100 bouts against anybody: fights with very many rolls were worked out from a million of them.
