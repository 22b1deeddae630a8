### Why a move is refused, by the keys that the rules give: `asks_loading` is the key `asks.loading`.

asks_loading = Lade eine Kiste, oder lass das Floß ziehen.
asks_exchanging = Sag erst, ob du eine Kiste tauschst.
notHeld = Du hast keine Kiste mit dem Gewicht { $weight }.
tooHeavy = Das Floß trägt nur noch { $room }, und diese Kiste wiegt { $weight }.
emptyRaft = Noch hat niemand geladen: Es gibt nichts, was du ziehen lassen könntest.
