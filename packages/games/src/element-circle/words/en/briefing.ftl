### Element Circle in fifteen seconds: for whoever sits down for the first time.

wins = Be the last wizard who can cast. Three rounds won win the match.
ends = Whoever begins a turn and cannot cast a spell from hand is out. One left: the round is over.
special = No turn brings a new card, so hands shrink. The elements in the middle belong to everybody, and all elements are fresh again each turn.
