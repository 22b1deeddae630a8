### Tokens for programs, in German.

title = Programme
lead = Mit einem Token spielt ein Programm von dir hier in deinem Namen. Wo immer es sitzt, sehen alle, dass es ein Programm ist.
howTo = Wie Programme spielen
needsAccount = Ein Token gehört zu einem Konto. Melde dich zuerst an.
toAccount = Konto
name = Wie es heißen soll
make = Token machen
made = Dein neues Token. Es wird nur jetzt gezeigt: Bewahre es auf, wo es sonst niemand liest.
yours = Deine Token
none = Du hast keine.
created = gemacht { $when }
used = zuletzt benutzt { $when }
unused = noch nie benutzt
revoke = Widerrufen
revokeOf = { $name } widerrufen
revoked = { $name } ist widerrufen.
scopes = Was es darf
toPlay = Spielen
toRead = Zusehen
toNotify = Ändern, wie du benachrichtigt wirst
goodFor = Wie lange es gilt
days = { $count } Tage
forEver = Bis du es widerrufst
until = gilt bis { $when }
