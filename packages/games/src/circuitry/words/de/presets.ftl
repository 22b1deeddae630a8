### Circuitry’s presets.

basic_label = Grundspiel
basic_help = Eine Ladung, mit Schwarz abgeliefert, gewinnt.
evenStart_label = Fairer Beginn
evenStart_help = Das Grundspiel; wer später sitzt, nimmt vorher ein Mini oder mehr. Gerechter zu zweit, wo meist der erste Platz gewinnt.
multipleCharge_label = Drei Ladungen
multipleCharge_help = Drei Ladungen gewinnen, und alle Ladestellen dürfen benutzt werden.
sophisticated_label = Verzwickter Aufbau
sophisticated_help = Wer rechts von dir sitzt, bekommt deine Ladekarte, und in jedem Zug wird eine Karte gelegt.
restricted_label = Begrenzte Minis
restricted_help = Höchstens 6 Minis werden in einem Zug gespielt und 8 gehalten.
pairs_label = Paare
pairs_help = Zwei Zweierteams liefern gemeinsam zwei Ladungen ab.
trios_label = Trios
trios_help = Zwei Dreierteams liefern gemeinsam drei Ladungen ab.
