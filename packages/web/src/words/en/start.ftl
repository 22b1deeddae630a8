### The start form and the join form, in English.

title = New match
noSuchGame = There is no such game
seeGames = See the games there are
theRules = The rules
against = Against
hugo = A bot that grabs the best it can see. Plays here, even offline.
wanda = A bot that plays at random. Good for a first match.
levels_easy = Easy
levels_medium = Medium
levels_hard = Hard
levels_champion = Champion
elo = Elo { $elo }
oneDevice = One device
oneDeviceHelp = People and bots around this screen. Secrets stay hidden.
friend = A friend
friendHelp = You get a link to send.
anyone = Anyone
anyoneHelp = Your table is listed in the lobby.
whoSits = Who sits where
seat = Seat { NUMBER($n) }
person = Person
personNumber = Player { NUMBER($n) }
nameOf = Name at seat { NUMBER($n) }
addSeat = Add a seat
removeSeat = Remove seat { NUMBER($n) }
onePerson = At least one person has to sit here.
howMany = How many seats
clock = Clock
noClock = None
clockHelp = Unless you say otherwise, a bot plays on when time is out, until its owner comes back.
ownClock = Another
clockCounts = What the clock counts
forMatch = For the match
forMove = For each move
howLong = How long
unit = Unit
units_minute = Minutes
units_hour = Hours
units_day = Days
increment = Seconds more after each move
whenOut = When time is out
outs_bot = A bot plays on
outs_move = The usual move is made
outs_concede = They have lost
outSaid_move = out of time: the usual move
outSaid_concede = out of time: lost
otherSeats = The other seats
otherSeatsHelp = Bots play on the server, so they never leave.
onlyBots = Nobody else can join: the match begins at once. You can play it on from any of your devices.
moreOfTable = More about the table
standIn = Bot for those who are away
standInHelp = It takes the seat of whoever leaves or runs out of time, and gives it back.
absent = Who is not there to be dealt to
absentFree = loses the seat
absentBot = is replaced by a bot
absentHelp = Before a table deals, every browser has to open what it promised for the dice. It is waited for about as long as for a move; without a clock, a day.
watching = Who may watch
byLink = Who has the link
nobody = Nobody
nobodyWatches = nobody watches
delay = Moves that spectators are behind
delayHelp = 0 to 50. So that nobody is told what others have just done.
watchersBehind = spectators { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } behind
each = { $span } each

# $span, $more
eachWithIncrement = { $span } each, { $more } more a move
aMove = { $span } a move
rules = Rules
ownMix = Your own mix.
allOptions = All options

# $min, $max
range = { $min } to { $max }.
opening = Opening …
failed = That did not work.
lastTable = Your last table
unanswered = You opened a table, and the server’s answer never arrived. The table may be waiting for you.
toThatTable = Go to that table
you = You

# $name, $others
andOthers = { $name } + { $others }
yourName = Your name at the table
nameNeeded = Needed: those you play with see it.
nameOptional = Against a bot you can do without.
