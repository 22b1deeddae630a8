### Circuitry in fifteen seconds: for whoever sits down for the first time.

wins = Gain a charge at the charge point of your colour and deliver it at the master node, with a black card.
ends = The first delivery wins at once. Nobody has done it after forty rounds: whoever carries charge wins.
special = The board grows and moves: cards turn and slide, pawns and all; those without pawns flip and change places. It wraps round its edges. The master node lies under the first card, and shows when the last pawn has left it.
