### The CIRCUIT in fifteen seconds: for whoever sits down for the first time.

wins = Sei das erste Team mit drei Finishing Moves.
ends = Der dritte Finishing Move beendet den Kampf sofort. Nach dreißig Runden tut es die Glocke: Mehr davon gewinnen, dann mehr Hype.
special = Hype kauft Finishing Moves. Er kommt von Gegnern, die ausgezählt, aus dem Ring gestoßen oder gepinnt werden, und wer besiegt ist, kommt von der Bank zurück.
