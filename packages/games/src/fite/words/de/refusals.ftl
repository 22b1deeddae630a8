### Why FITE refuses a move, by the keys that the rules give.

asks_choosingPowers = Jetzt werden Superkräfte gewählt.
asks_placingAtSetup = Jetzt werden die Kämpfer aufgestellt.
asks_placing = Jetzt werden die Kämpfer aufgestellt.
asks_relocating = Jetzt geht es um Flink: einsetzen oder stehen bleiben.
asks_dividing = Jetzt werden die Würfel aufgeteilt.
asks_reacting = Jetzt wird auf den Wurf reagiert.
committed = Deine Wahl steht fest und bleibt geschlossen, bis beide gewählt haben.
onlySwift = Jetzt darf nur den Ort wechseln, wer Flink noch nicht eingesetzt hat.
oneDivision = Deine Würfel lassen sich nur auf eine Art aufteilen, also geschieht es von selbst.
onlyReacting = Auf den Wurf reagiert nur, wer auf Taktisch steht oder noch eine andere Superkraft als Flink hat.
noSuchPower = Ein Kämpfer hat eine der sechs Superkräfte (aggressive, brutal, cunning, fast, swift, tough) oder keine.
noSuchPlace = Die Arena hat drei Orte: Offensiv, Defensiv und Taktisch.
swiftStays = Flink geht an einen anderen Ort; sonst bleib stehen.
poolTooSmall = Jede Hand braucht mindestens { $least ->
        [one] einen
       *[other] { NUMBER($least) }
    } Würfel: Greif mit { $least } bis { $most } an.
declaredAfterRoll = Eine Superkraft wird nach dem Wurf angesagt, nicht mit der Aufteilung.
saysWhetherUsed = Eine Aufteilung sagt, ob die Superkraft eingesetzt wird: use true oder false.
declaredWithDivision = Die Superkraft hätte mit der Aufteilung angesagt werden müssen.
noPower = Dieser Kämpfer hat keine Superkraft.
powerSpent = Die Superkraft ist verbraucht: Ihre Münze liegt auf dem Gesicht.
swiftInFight = Flink wird am Ende von Schritt 1 eingesetzt, nicht im Schlagabtausch.
moveOrFlip = Verschieben oder wenden, nicht beides; beides gibt es nur mit Gerissen auf Taktisch.
onlyTactical = Nur auf Taktisch (oder mit Gerissen) darfst du Würfel verschieben oder wenden.
moveCount = Verschieben nimmt { $reach ->
        [one] einen
       *[other] einen oder zwei
    } Würfel aus einer deiner Hände.
keepsADie = Jede Hand behält mindestens einen Würfel.
movedElsewhere = Verschobene Würfel müssen in dieser Hand liegen; nenne ihre Augen von hoch nach niedrig.
flipCount = Wenden dreht { $reach ->
        [one] einen
       *[other] { $exactly ->
        [true] genau zwei
       *[false] einen oder zwei
    }
    } Würfel um.
flippedElsewhere = Gewendete Würfel müssen nach dem Verschieben in diesen Händen liegen; nenne ihre Augen von hoch nach niedrig.
bonusElsewhere = Das +1 gilt einem Würfel der Hand, der dein Ort hilft.
