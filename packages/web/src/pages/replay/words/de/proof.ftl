### The proof of fair dice, in German.

title = Waren die Würfel fair?
verify = Würfel prüfen
lead = Wer hätte sich einen Wurf aussuchen können? Nachgerechnet in diesem Browser.
sealed = Versiegelt vor dem ersten Wurf
sealedText = Der Tisch dachte sich eine geheime Zahl und zeigte allen dieses Siegel davon. Es passt nur zu dieser Zahl.
noSeal = Vor dem ersten Wurf wurde kein Siegel gezeigt.
thrownIn = Danach gaben { $count } etwas Eigenes dazu, damit der Tisch nicht allein bestimmt.
promisedIn = Danach gaben { $count } etwas Eigenes dazu, jedes versiegelt, bis alles feststand.
seats = { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
opened = Geöffnet nach dem letzten
openedText = Das ist die geheime Zahl. Eben noch einmal versiegelt ergibt sie:
sameSeal = dasselbe Siegel
otherSeal = ein anderes Siegel
throws = Jeder Wurf nachgerechnet
throwsText = Aus der Zahl folgen die Würfe jedes Schritts wie eine Rechnung. Tippe einen an, um ihn am Tisch zu sehen.
noThrows = In dieser Partie wurde nichts geworfen oder gezogen.
step = Schritt { NUMBER($step) }
same = gleich
notSame = nicht gleich: { $recorded }
fromSeed = folgt aus der Zahl
notFromSeed = folgt nicht aus der Zahl
proved = Bewiesen: Alle { NUMBER($steps) } Schritte folgen den Regeln, und jeder Wurf kommt aus der versprochenen Zahl.
nobody = Niemand konnte sich die Würfel aussuchen, kein Mitspieler und nicht der Tisch, außer er gemeinsam mit allen, die etwas dazugaben.
silent = Der Tisch und wer schwieg, hätten sich gemeinsam unter { NUMBER($deals) } Gaben eine aussuchen können; unter mehr nur gemeinsam mit allen, die etwas dazugaben.
last = Nichts, was dazugegeben wurde, war versiegelt: Der Tisch und wer zuletzt etwas dazugab, hätten sich die Würfel gemeinsam aussuchen können.
host = Niemand gab etwas dazu: Der Tisch hat die Würfel allein gemacht.
unopened = Versprochen, aber nie dazugegeben: { $names }.
calledOff = Ein Geben davor wurde abgebrochen: Nie dazugegeben von { $names }.
givenUp = Am Tag davor wurde, nach Angabe des Tischs, bei { $n ->
        [one] einem anderen Tisch
       *[other] { NUMBER($n) } anderen Tischen
    } des Gastgebers gegeben, aber nicht zu Ende gespielt.
unproved = Alle { NUMBER($steps) } Schritte folgen den Regeln. Die Würfel wurden vorher nicht versprochen, deshalb beweisen sie nichts.
wrong = Diese Aufzeichnung stimmt nicht. Zeile { NUMBER($line) }: { $reason }.
otherPromise = Aber als du dich gesetzt hast, wurde dir ein anderes Versprechen gezeigt: Traue diesen Würfeln nicht.
otherPromises = Aber andere hatten etwas anderes versprochen, als du deines dazugabst: Traue diesen Würfeln nicht.
hidden = Aber ein Geben, das abgebrochen wurde, während du hier saßt, fehlt in dieser Aufzeichnung: Traue diesen Würfeln nicht.
notOpened = Was du versprochen hattest, steckt nicht darin: Du warst nicht da, als alle etwas dazugaben, oder der Tisch wollte es nicht.
notThrownIn = Aber was du dazugegeben hast, steckt nicht darin: Traue diesen Würfeln nicht.
samePromise = Das Versprechen ist das, was dir gezeigt wurde, als du dich gesetzt hast.
