### The CIRCUIT’s presets.

standard_label = Wie gebaut
standard_help = Geheime Teams, eine zufällige Ringregel, drei Finisher zum Sieg.
homeTurf_label = Heimspiel
homeTurf_help = Keine besondere Regel im Ring: der beste Anfang.
draft_label = Draft
draft_help = Teams werden offen und nacheinander gewählt, und niemand kämpft für zwei.
evenStart_label = Gleicher Start
evenStart_help = Wer als Zweiter dran ist, beginnt mit 1 Hype, denn der erste Platz ist etwas im Vorteil.
