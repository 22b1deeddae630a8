### Series and championships, in English. What only one game says of them comes from the game.

what = What is played
match = One match
matchHelp = Whoever wins it, wins.
entrants = How many take part
matchOptions = Rules of every match
start = Begin
next = What comes next
# $name, $what
owed = { $name }: { $what }
decide = Decide
leave = Not now
play = Play
goOn = Go on
letBots = Let the bots play
thinking = They are playing: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
failed = The bots could not go on. Try again.
replay = Replay
stages = The stages
standings = Standings
place = Place
name = Name
played = Matches
wins = Wins
out = out
goesOn = goes on
bye = goes on: a bye
winner = wins
drawn = a draw
isBot = a bot
bot = plays like { $name }
notKnown = To be decided
champion = Champion
isChampion = { $name } wins!
isDraw = A draw: nobody is ahead.
# $title, $of, $name
honour = { $title }: { $of } of { $name }
again = Again with the same people
putAway = Put it away
gone = This device does not know it
goneHelp = It was put away, or it is kept on another device.
running = Series and championships
back = To the standings
enterResult = Played elsewhere: enter the result
won = { $name } won
wasDrawn = A draw
leaves = Somebody leaves
isLeaving = { $name } leaves
allTitle = Tournaments and championships
allLead = More than one match settles it: on this device, with friends far away, or with anyone, over as many days as you like.
open = Set up
