### The operators' page, in English.

title = Moderation
lead = Sanctions stop new games or chat, never a game that is on. Everything done here is noted.
loading = One moment …
toAccount = Sign in
reports = Reported lines
noReports = Nothing is reported.

# $name, $when
reportedBy = Reported by { $name }, { $when }
why_insult = Insult
why_threat = Threat
why_spam = Spam
why_other = Something else
reason = “{ $reason }”
reported = reported
toMatch = The match
unknownPerson = Whoever said it is known by a key alone, or has gone: there is nobody to sanction.
dismiss = Dismiss
sanction = Sanction …
sanctionOf = Sanction { $name }
kind = What they may not do
kinds_play = Begin new games
kinds_chat = Write to others
bars_play = no new games
bars_chat = no chat
until = Until
reasonField = Reason
reasonHelp = The person reads it.
doSanction = Sanction
cancel = Cancel
sanctions = Sanctions
noSanctions = There are none.
lasts = until { $until }
hasEnded = ended { $until }
wasLifted = lifted { $when }
lift = Lift
liftOf = Lift the sanction of { $name }
audit = What operators did
nothingDone = Nothing yet.

# $line, $match
deeds_dismissed = Reports of line { $line } in match { $match } dismissed

# $name, $bar, $until
deeds_sanctioned = { $name } sanctioned: { $bar } until { $until }

# $name, $bar
deeds_lifted = Sanction of { $name } lifted ({ $bar })
deeds_appointed = { $name } made an operator
deeds_discharged = { $name } made a player again
olderDeeds_dismissed = dismissed
olderDeeds_sanctioned = sanctioned
olderDeeds_lifted = lifted
olderDeeds_appointed = made an operator
olderDeeds_discharged = made a player again
commandLine = On the command line
done = Done.
