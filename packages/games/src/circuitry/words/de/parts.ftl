### Wie Farben und Aktionen heißen; Farben als Hauptwörter, damit keine Endung passen muss: „mit Grün“, „der Knoten in Rot“.

colours_O = Orange
colours_L = Hellblau
colours_D = Dunkelblau
colours_G = Grün
colours_P = Violett
colours_R = Rot
colours_K = Schwarz
actions_Rotate = Drehung
actions_Swap = Tausch
actions_Flip = Wendung
actions_Slide = Schub
actions_Force = Zwang
actions_Portal = Portal
actions_Inhibit = Hemmung
actions_Free = Befreiung
actions_Exchange = Umladung
alike = { $n ->
        [one] { $one }
       *[other] { $n }× { $colour }
    }
