### Circus Combat’s presets.

classic_label = As built
classic_help = The rules as the page reads them: the first reading of every ruling.
