### FITE in fifteen seconds: for whoever sits down for the first time.

wins = Knock all nine dice out of the other fighter. Your dice are your strength and your health at once.
ends = A fighter without dice is out. With a single die one is dazed, and finished off as the next turn begins.
special = Both choose in secret and show together. After the roll you may still change it, from the right place or with your one super power.
