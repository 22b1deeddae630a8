### The pawns of Circuitry, as faces that anybody may wear.

orange = The orange pawn
lightblue = The light blue pawn
darkblue = The dark blue pawn
green = The green pawn
purple = The purple pawn
red = The red pawn
