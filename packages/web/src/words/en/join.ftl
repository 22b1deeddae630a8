### Where an invitation leads, and the links of a table, in English.

title = Join
cannot = This table cannot be joined
toLobby = Look into the lobby
looking = Looking for the table …
notThere = The table is not there.
somebody = Somebody
wantsToPlay = { $host } wants to play
theRules = The rules
sitting = Sitting down …
take = Take the seat
failed = That did not work.
allTaken = Every seat is taken
seatLost = You had a seat here. It was given up, because this browser did not open in time what it had promised for the dice. As long as a seat is free you can take it again.
finished = { $people } have finished.
playing = { $people } are playing.
howItEnded = See how it ended
watch = Watch
sendLink = Send this link to your opponent
sendLinkToAll = Send this link to whoever plays with you
watchLink = Link for those who want to watch
otherDevice = Go on with another device
seatLink = This link is your seat. Open it on the other device, and show it to nobody.
allGames = Or take all your games along
promise = Nobody can choose the dice
promiseMeans = { " " }is the seal on them before the first throw. At the end it is opened, and every throw can be checked.
copy = Copy
copied = Copied
sendOn = Send …
copiedSaid = Copied.

broughtSeat = This link brings { $name }’s seat
broughtText = Whoever sits down by it plays for { $name } from here on. Take it only if it is yours.
# $name, $own
broughtInstead = Whoever sits down by it plays for { $name }. You sit at this table as { $own }: this browser would give that seat up.
sitDownAs = Sit down as { $name }
onlyWatch = Only watch
stay = Stay { $own }
sayCode = Say this code
codeHelp = Whoever hears it types it in at { $address }, or points a camera at the square.
qr = The link as a QR code
haveCode = Have you been told a code?
codeLead = Somebody at a table has told you a code of six letters. It leads to a free seat.
toTable = To the table
noSuchCode = No table waits under this code. Codes are good for an hour, and as long as a seat is free.
