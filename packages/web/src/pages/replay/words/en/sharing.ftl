### Links to matches of this browser, and pictures, in English.

only = This match was played in this browser only. Make a link, and the server keeps a copy for whoever has it; or save it as a file.
onlyRunning = This match was played in this browser only, and is not over, so no link can lead to it. Save it as a file: whoever opens it here lands at this step.
make = Make a link
making = Making it …
kept = Names and all moves are in it. Kept for a year.
failed = The server could not be reached. Save it as a file instead.
picture = A picture of this
drawing = Drawing …
noPicture = This browser cannot draw it
