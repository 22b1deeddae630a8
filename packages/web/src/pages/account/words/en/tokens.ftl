### Tokens for programs, in English.

title = Programs
lead = A token lets a program of yours play here as you. Wherever it sits, everybody sees that it is a program.
howTo = How programs play
needsAccount = Tokens belong to an account. Sign in first.
toAccount = Account
name = What to call it
make = Make a token
made = Your new token. It is shown only now: keep it where nobody else reads it.
yours = Your tokens
none = You have none.
created = made { $when }
used = last used { $when }
unused = never used
revoke = Revoke
revokeOf = Revoke { $name }
revoked = { $name } is revoked.
scopes = What it may do
toPlay = Play
toRead = Look
toNotify = Change how you are told things
goodFor = How long it is good
days = { $count } days
forEver = Until you revoke it
until = good until { $when }
