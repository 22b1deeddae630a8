### Competitions on a server: entering one, waiting, being called, giving up; in English.

title = Competition
where = Where
device = On this device
deviceHelp = Everybody around one screen. It is kept here, and works without a connection.
friends = By link
friendsHelp = On the server, at once or over days. Whoever has your link may enter.
anyone = In the lobby
anyoneHelp = On the server, at once or over days. Everybody may enter.
bots = Places for bots
botsHelp = They enter at once. You can also give them the places that stay free.
level = Which bot
levelHelp = Also for whoever runs out of time or is away. Hugo looks for the best, Wanda plays at random.
open = Open it
opening = Opening …
host = opened it
waiting = { $count ->
        [one] { $count } more place is free
       *[other] { $count } more places are free
    }
waitingHelp = It begins when all places are taken. You may close this page and come back.
begin = Begin now
beginHelp = Bots take the places that are free.
enter = Take part
entering = Entering …
invites = { $host } invites you
sendLink = Send this link to whoever shall take part
watchLink = Link for those who want to watch
yourMatch = Your match is open
playMatch = To your match
watch = Watch
youOwe = You have something to decide
left = Within { $time }; after that a bot decides for you.
waitingFor = Waiting for { $names }.
othersPlay = The other matches are being played. You are called when yours opens.
youAreOut = You are out. You can watch how it goes on.
youWatch = You are watching.
withdraw = Give up the competition
withdrawHelp = Your running match is conceded, and those to come are walk-overs for the others. This cannot be taken back.
withdrawOpen = Leave
withdrawOpenHelp = Your place is free again.
withdrawn = has given up
calledOff = It was called off.
promise = All chance comes from one secret number, whose fingerprint was fixed before anybody entered:
opened = It is open now:
another = Set up another
lobbyTitle = Competitions
lobbyOpen = Enter
# $taken, $size
places = { NUMBER($taken) } of { NUMBER($size) } have entered
own = Competitions you take part in
yourTurn = your decision
matchWaits = your match is open
goesOn = goes on
openStill = waits for others
