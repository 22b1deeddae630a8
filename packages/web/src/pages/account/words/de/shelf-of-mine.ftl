### Gesichter zur Auswahl, und das Regal mit dem, was getroffen und verdient wurde, auf Deutsch.

chooseFace = Ein Gesicht wählen
changeFace = Ein anderes Gesicht
faces = Gesichter
facesHelp = Alle am Tisch sehen es neben deinem Namen. An Tischen, an denen schon gespielt wird, bleibt das alte.
met = Wen du getroffen hast
# $name, $met, $beaten
metOf = { $met ->
        [0] { $name }: noch nicht getroffen
       *[other] { $name }: { NUMBER($met) }-mal getroffen, { NUMBER($beaten) }-mal besiegt
    }
metHelp = Eine Figur leuchtet auf, wenn du an diesem Gerät gegen sie gespielt hast, und trägt einen Lorbeer, sobald du sie besiegt hast.
earned = Was du dir verdient hast
# $done, $of
earnedOf = { $done } von { $of }
isEarned = Verdient
trophies_firstWin_name = Der erste Sieg
trophies_firstWin_rule = Gewinne eine Partie.
trophies_company_name = Nicht nur Bots
trophies_company_rule = Besiege einen Menschen über das Netz.
trophies_fullTable_name = Aus der Menge
trophies_fullTable_rule = Gewinne an einem Tisch mit vier oder mehr.
trophies_revenge_name = Wieder quitt
trophies_revenge_rule = Besiege jemanden, der dich besiegt hatte, im selben Spiel.
trophies_student_name = Diplom
trophies_student_rule = Mach alle Lektionen eines Spiels.
trophies_week_name = Sieben Tage
trophies_week_rule = Löse an sieben Tagen nacheinander eine Aufgabe des Tages; ein versäumter Tag wird verziehen.
trophies_champion_name = Riesentöter
trophies_champion_rule = Besiege den Meister oder die Meisterin irgendeines Spiels.
trophies_ladder_name = Bis ganz oben
trophies_ladder_rule = Besiege alle vier Figuren eines Spiels.
trophies_everyTable_name = Überall zu Hause
trophies_everyTable_rule = Gewinne in jedem Spiel, das es gibt.
