### Warum sich ein Zug lohnt.

some = { $isAll ->
        [true] alle { NUMBER($of) } Zauber
       *[false] { NUMBER($can) } von { NUMBER($of) } Zaubern
    }
hand = Mit den Elementen, die am besten passen, bezahlt diese Hand { $spells }{ $average ->
        [null] { "" }
       *[other] ; eine frische etwa { DECIMAL($average) }
    }.
picked = Sie bezahlen { $spells } deiner Hand.
pickedElse = Die nächstbeste Wahl bezahlt { NUMBER($can) }.
emptyHand = Danach ist deine Hand leer.
next = Im nächsten Zug kannst du { $spells } deiner Hand bezahlen, wenn sich nichts ändert.
more = In diesem Zug kannst du noch { $spells ->
        [one] { $spells } anderen Zauber
       *[other] { $spells } andere Zauber
    } bezahlen.
moreElse = Anders bezahlt reicht es noch für { NUMBER($spells) }.
fresh = In diesem Zug reicht es für keinen weiteren Zauber, und im nächsten ist jedes Element wieder frisch.
stops = Sie steht für { WHOM($seat) } bereit: „{ $does }“
opponent = { DOES($seat, "hast", "hat") } { LIST($things) }.
spellCount = { NUMBER($n) } Zauber
elementCount = { $n ->
        [one] { $n } Element
       *[other] { $n } Elemente
    }
permanentCount = { $n ->
        [one] { $n } dauerhaften Zauber
       *[other] { $n } dauerhafte Zauber
    }
couldPay = { DOES($seat, "könntest", "könnte") } ihn im nächsten Zug bezahlen.
couldNotPay = { DOES($seat, "hast", "hat") } dafür im nächsten Zug { $missing } zu wenig.
lacks = { $spell }: im nächsten Zug { $missing } zu wenig.
saves = Er würde { $elements ->
        [one] { $elements } Element
       *[other] { $elements } Elemente
    } kosten.
own = Du kannst dann { $spells } deiner Hand bezahlen statt { NUMBER($before) }.
rival = { DOES($seat, "kannst", "kann") } dann { NUMBER($then) } % aller Zauber bezahlen statt { NUMBER($now) } %.
harmless = Mit ihm wie ohne kannst du { $spells } deiner Hand bezahlen.
