### Circus Combat in fifteen seconds: for whoever sits down for the first time.

wins = Have the show that scores more. You both put dice on the same posters. When a poster’s hand of dice is complete, the trick goes to whoever has more of them on it.
ends = Nine tricks in one show: then the rival has one last turn.
special = Red dice are fatigue and nobody’s. Their eyes come off the trick they lie on, so winning it can cost points. Late places and rows of one colour multiply up to nine times, losses too.
