### What the server refuses or cannot do, in German.

field_missing = Hier muss etwas stehen.
field_short = { $least ->
        [one] Mindestens { $least } Zeichen.
       *[other] Mindestens { $least } Zeichen.
    }
field_wrong = Das geht hier nicht.
field_between = Von { $min } bis { $max }, eine ganze Zahl.
offline = Der Server ist nicht zu erreichen. Gegen einen Bot geht es ohne ihn.
answered = Der Server hat mit { NUMBER($status) } geantwortet.
sanctioned = Du kannst bis { $until } keine neuen Partien beginnen. Begründung: „{ $reason }“ Laufende Partien gehen weiter.
silenced = Du kannst bis { $until } niemandem schreiben. Begründung: „{ $reason }“
byCode_bad-address = An diese Adresse lässt sich nichts schicken. Sieh sie dir noch einmal an.
byCode_bad-passkey = Dieser Passkey geht nicht. Versuch es noch einmal, oder nimm dein Passwort.
byCode_bad-password = Wähle ein Passwort aus mindestens 8 Zeichen, das niemand sofort errät.
byCode_bad-name = Wähle einen Namen aus höchstens 24 Buchstaben, Ziffern oder Zeichen.
byCode_busy = Das geht im Augenblick nicht. Versuch es gleich noch einmal.
byCode_internal = Beim Server ist etwas schiefgegangen. Es hat sich nichts geändert.
byCode_name-taken = Diesen Namen gibt es schon: Wähle einen anderen.
byCode_no-free-seat = Alle Plätze sind besetzt.
byCode_no-such-competition = Diesen Wettbewerb gibt es nicht, oder nicht mehr.
byCode_no-such-match = Unter dieser Adresse liegt keine Partie.
byCode_not-offered = Der Betreiber dieses Servers hat das nicht eingerichtet.
byCode_not-operator = Diese Seite ist nur für Betreiber.
byCode_not-sent = Es ließ sich nicht dorthin schicken. Es hat sich nichts geändert.
byCode_not-signed-in = Hier ist niemand bekannt: Melde dich an, oder setz dich an einen Tisch.
byCode_nothing-there = Das gibt es nicht, oder nicht mehr.
byCode_not-started = Das Spiel beginnt, wenn alle Plätze besetzt sind.
byCode_bad-text = Das lässt sich nicht sagen: Es ist zu lang, oder es lässt sich nicht lesen.
byCode_private = Dieser Tisch ist privat: Nur wer dort sitzt, sieht ihn.
byCode_seat-lost = Dieser Platz wurde aufgegeben: Was er für die Würfel versprochen hatte, wurde nicht rechtzeitig geöffnet.
byCode_too-fast = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
byCode_too-many = Mehr davon gibt es nicht. Beende zuerst eines.
byCode_unknown-game = Dieses Spiel gibt es hier nicht.
byCode_used-up = Das galt nur einmal und nur für kurze Zeit. Lass dir einen neuen Link geben.
byCode_wrong-invite = An diesen Tisch kommt man nur mit dem Einladungslink.
byCode_wrong-key = Dieser Schlüssel öffnet keinen Platz an diesem Tisch.
byCode_wrong-link = Dieser Link ist keiner von uns, oder nicht vollständig.
byCode_wrong-password = Name oder Passwort stimmt nicht.
byCode_wrong-scope = Für das ist dieses Token nicht gemacht.
byCode_prove-first = Zeig zuerst, dass du es bist: Melde dich neu an.
byCode_not-host = Wer den Tisch eröffnet hat, bestimmt, wer die freien Plätze bekommt.
byCode_too-late = Dafür ist es zu spät: Alle Plätze sind besetzt.
