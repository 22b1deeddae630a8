### Die Figuren von Circuitry, als Gesichter für alle.

orange = Die orange Figur
lightblue = Die hellblaue Figur
darkblue = Die dunkelblaue Figur
green = Die grüne Figur
purple = Die lila Figur
red = Die rote Figur
