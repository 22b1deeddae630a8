### Element Circle’s presets.

classic_label = Wie gebaut
classic_help = Verdeckte Hände, wer zuerst drei Runden gewinnt: die Regeln, wie sie hier stehen.
firstNight_label = Erster Abend
firstNight_help = Eine Runde mit offenen Händen, damit alle allen helfen können.
limited_label = Mit Obergrenzen
limited_help = Am Ende des Zuges bleiben höchstens 8 dauerhafte Zauber und 12 Handkarten.
