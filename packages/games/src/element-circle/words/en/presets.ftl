### Element Circle’s presets.

classic_label = As built
classic_help = Hidden hands, first to three rounds: the rules as the page reads them.
firstNight_label = First night
firstNight_help = One round with all hands open, so that everybody can help everybody.
limited_label = With limits
limited_help = At the end of a turn at most 8 Permanents and 12 spells are kept.
