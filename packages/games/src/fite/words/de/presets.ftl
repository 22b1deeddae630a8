### FITE’s presets.

classic_label = Wie veröffentlicht
classic_help = Die Regeln des Originals. Ehrliche Warnung: Wer perfekt spielt, gewinnt mit jedem Vorsprung.
tempered_label = Gezähmt
tempered_help = Hausregeln, die einen Vorsprung offen halten: größere Hände, schwache Würfel zählen nicht, stärkere Abwehr, kürzere Reichweite.
