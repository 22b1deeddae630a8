### Was die Lektionen von FITE sagen.

turn_title = Stellen und aufteilen
turn_text = Deine neun Würfel sind deine Kraft und deine Gesundheit. In jeder Runde wählst du einen Ort für deinen Kämpfer und teilst die Würfel in Angriff und Abwehr auf, geheim und zugleich mit Alex.
turn_tasks_item1_ask = Stell deinen Kämpfer auf Offensiv: Dort zählt jeder Angriffswürfel 1 mehr.
turn_tasks_item1_done = Beide Orte wurden im selben Augenblick gezeigt. Alex ging auf Defensiv, das hilft der Abwehr.
turn_tasks_item1_other = { $place ->
        [null] Das
       *[other] { $place }
    } ist auch ein guter Ort, bringt aber etwas anderes. Nimm hier Offensiv.
turn_tasks_item2_ask = Schick fünf Würfel in den Angriff und behalte vier für die Abwehr.
turn_tasks_item2_done = Ein Abwehrwürfel hebt einen Angriffswürfel auf, der nicht höher ist; was übrig bleibt, trifft. Deine 4, auf Offensiv eine 5, kam durch, und eine 4 von Alex auch: ein Würfel weniger für jeden.
turn_tasks_item2_other = Du darfst 1 bis 8 Würfel schicken, { $off ->
        [null] das
       *[other] { NUMBER($off) }
    } geht also. Hier sollen es fünf sein: Vier bleiben, um Alex zu empfangen.

move_title = Einen Würfel verschieben
move_text = Auf Taktisch antwortest du auf den Wurf: Verschiebe einen oder zwei Würfel aus einer deiner Hände in die andere oder wende zwei. So wie die Würfel liegen, trifft dich eine 4 von Alex.
move_tasks_item1_ask = Verschieb deine 4 vom Angriff in die Abwehr, dort hält sie die andere auf.
move_tasks_item1_done = Die fremde 4 ist aufgehalten, und niemand verliert einen Würfel. Das hatte seinen Preis: Im Angriff hätte deine 4 getroffen.
move_tasks_item1_other = Das geht und würde dich { $own ->
        [0] keinen Würfel
       *[other] { $own } Würfel
    } kosten, Alex { $theirs ->
        [0] keinen Würfel
       *[other] { $theirs } Würfel
    }. Berühr jetzt aber „Schieben“ und dann die 4 in deinem Angriff.

flip_title = Zwei Würfel wenden
flip_text = Wenden dreht genau zwei deiner Würfel um: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4. Sie dürfen in verschiedenen Händen liegen. Die Zeile über dem Knopf sagt, was das bewirken würde.
flip_tasks_item1_ask = Wende zwei Würfel so, dass Alex zwei verliert und du keinen.
flip_tasks_item1_done = Aus einer 2 im Angriff wurde eine 5, die nichts aufhält, aus einer 1 in der Abwehr eine 6. Einmal wenden in jeder Hand tat beides.
flip_tasks_item1_other = So verlierst du { $own ->
        [0] keinen Würfel
       *[other] { $own } Würfel
    } und Alex { $theirs ->
        [0] keinen Würfel
       *[other] { $theirs } Würfel
    }. Wähl „Wenden“ und dreh in jeder deiner Hände einen Würfel um.

power_title = Die Superkraft einsetzen
power_text = Vor der ersten Runde darf jeder Kämpfer eine von sechs Superkräften nehmen. Sie wirkt einmal im Kampf, zusätzlich zum Ort und fast immer nach dem Wurf.
power_tasks_item1_ask = Nimm Brutal: +1 auf jeden Angriffswürfel, einmal.
power_tasks_item1_done = Alex kämpft ohne Superkraft. Du gingst auf Offensiv, Alex auf Taktisch, und die Würfel sind gefallen.
power_tasks_item1_other = Jede Superkraft ist in einem eigenen Kampf einen Versuch wert. Für diesen Wurf nimm Brutal.
power_tasks_item2_ask = Zwei deiner Würfel treffen. Schalte Brutal ein und leg dich fest.
power_tasks_item2_done = Mit Offensiv und Brutal zählte jeder Angriffswürfel 2 mehr, und drei trafen. Deine Münze liegt jetzt auf dem Gesicht: Die Superkraft ist verbraucht.
power_tasks_item2_other = Sie aufzusparen ist erlaubt und oft klug. Hier aber macht sie aus zwei Treffern drei: Setz sie ein.

swift_title = Mit Flink ausweichen
swift_text = Flink wird vor dem Schlagabtausch eingesetzt. Wenn beide Orte zu sehen sind, darf, wer Flink hat, an einen anderen gehen. Du stehst auf Offensiv, Alex auf Defensiv: Die beiden Boni heben sich auf.
swift_tasks_item1_ask = Geh auf Taktisch, damit du auf den Wurf antworten kannst.
swift_tasks_item1_done = Du hast jetzt den Bonus von Taktisch und nicht mehr den von Offensiv. Beide haben aufgeteilt, und die Würfel sind gefallen.
swift_tasks_item1_other = { $isHold ->
        [true] Wer stehen bleibt, behält Flink für später. Geh dieses eine Mal auf Taktisch.
       *[false] Auf Defensiv wärst du besser geschützt, mehr nicht. Geh auf Taktisch.
    }
swift_tasks_item2_ask = Antworte auf den Wurf so, dass Alex einen Würfel verliert und du keinen.
swift_tasks_item2_done = Wieder einmal wenden im Angriff und einmal in der Abwehr, diesmal durch eine stärkere Deckung.
swift_tasks_item2_other = So verlierst du { $own ->
        [0] keinen Würfel
       *[other] { $own } Würfel
    } und Alex { $theirs ->
        [0] keinen Würfel
       *[other] { $theirs } Würfel
    }. Denk an einen Würfel in jeder Hand.

lead_title = Einen Vorsprung nutzen
lead_text = Wer mehr Würfel hat, kann den Vorsprung sicher behalten. Greif mit allen Würfeln bis auf einen an: Mehr Angreifer, als Alex Abwehrwürfel hat, bedeuten immer Treffer, egal was fällt.
lead_tasks_item1_ask = Du führst mit sechs zu fünf Würfeln. Greif mit fünf an.
lead_tasks_item1_done = Alex würfelte eine Mauer: 6, 5 und 4. Aber drei Würfel halten höchstens drei auf, also kamen zwei durch und nur einer zurück. Fünf zu drei.
lead_tasks_item1_other = Vorsichtig aufzuteilen ist erlaubt, lässt Alex aber zurück in den Kampf. Behalt einen Würfel und schick fünf.

finish_title = Den Kampf beenden
finish_text = Du gewinnst, wenn Alex keinen Würfel mehr hat. Ein letzter Würfel rettet nicht: Wer nur noch einen hat, ist angezählt und geht zu Beginn der nächsten Runde zu Boden.
finish_tasks_item1_ask = Geh dorthin, wo deine Angriffswürfel 1 mehr zählen.
finish_tasks_item1_done = Alex steht auf Taktisch und hat vier Würfel schon aufgeteilt.
finish_tasks_item1_other = Jetzt wird angegriffen: Ein Ort hilft jedem Angriffswürfel.
finish_tasks_item2_ask = Nimm drei oder mehr dieser vier Würfel: Greif mit drei oder vier von deinen an.
finish_tasks_item2_done = Alex bleiben zu wenige Würfel, und der Kampf gehört dir. Das ist ganz FITE: Orte, Aufteilung, Wurf, Antwort.
finish_tasks_item2_other = Es können nicht mehr Würfel treffen, als angreifen: Mit einem oder zweien lebt Alex weiter. Schick drei oder vier.
