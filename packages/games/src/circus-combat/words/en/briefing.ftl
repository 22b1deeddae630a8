### Circus Combat in fifteen seconds: for whoever sits down for the first time.

wins = Have the show that scores more. A trick goes to whoever has more dice on it when its hand is complete.
ends = Nine tricks in one show: then the rival has one last turn.
special = Red dice are fatigue and nobody’s. Their eyes come off the trick they lie on, so winning it can cost points. Late places and rows of one colour multiply up to nine times, losses too.
