### The CIRCUIT’s presets.

standard_label = As built
standard_help = Secret teams, a random Ring Rules card, first to three Finishing Moves.
homeTurf_label = Home Turf
homeTurf_help = No special rule in the ring: the best way to begin.
draft_label = Draft
draft_help = Teams are chosen openly, one after another, and nobody fights for two.
evenStart_label = Even start
evenStart_help = The second player begins with 1 Hype, as the first one is a little favoured.
