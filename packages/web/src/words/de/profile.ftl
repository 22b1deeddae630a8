### The profile page, in German.

title = Du
nameless = Noch ohne Namen
changeName = Name und Einstellungen
toAccount = Konto und Geräte
lead = Das alles liegt in diesem Browser. Mit einem Konto sind deine Partien mit anderen auf jedem Gerät.
leadSmall = Dieser Browser hat keine Datenbank für uns: Er behält nur wenig, und der Platz kann ausgehen.
results = Wie es ausging
none = Noch keine Partie beendet. Die erste wird hier stehen.
toTheGames = Such dir ein Spiel aus
againstBots = Gegen Bots
againstPeople = Gegen Menschen
outcomes_won = gewonnen
outcomes_drawn = unentschieden
outcomes_lost = verloren
finished = { $n ->
        [one] { $n } beendete Partie
       *[other] { $n } beendete Partien
    }
tooFew = Prozente stehen da, wo es mindestens { NUMBER($n) } Partien sind: Weniger sagen so gut wie nichts.
share = { $share } gewonnen
shared = { $n ->
        [one] { $n } davon unter Menschen an diesem Gerät.
       *[other] { $n } davon unter Menschen an diesem Gerät.
    }
unknown = { $n ->
        [one] { $n } Partie, deren Ausgang hier nicht bekannt ist.
       *[other] { $n } Partien, deren Ausgang hier nicht bekannt ist.
    }
running = Laufende Partien
ended = Beendete Partien
kept = Was dieser Browser behält
export = Alles als Datei sichern
exportHelp = Partien, Lektionen, Ergebnisse, Name und Einstellungen. Die Datei öffnet auch deine Plätze an Tischen im Netz: Zeig sie niemandem.
import = Eine solche Datei einlesen
importHelp = Was hier ist, bleibt; von einer Partie, die es zweimal gibt, bleibt die, die weiter ist.
imported = { $n ->
        [one] { $n } Eintrag eingelesen.
       *[other] { $n } Einträge eingelesen.
    }
unread_notOurs = Diese Datei haben nicht wir gesichert. Nichts hat sich geändert.
unread_tooNew = Diese Datei stammt aus einer neueren Version. Lade die Seite neu und versuche es noch einmal. Nichts hat sich geändert.
unread_broken = Diese Datei ist beschädigt. Nichts hat sich geändert.
delete = Alles löschen
deleteAsk = Alles löschen?
deleteHelp = Partien, Lektionen, Ergebnisse, Name und Einstellungen verschwinden, und mit ihnen die Schlüssel zu deinen Plätzen an Tischen im Netz. Das lässt sich nicht rückgängig machen.
deleteYes = Alles löschen
deleteNo = Behalten
deleted = Alles ist gelöscht.
length = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } in { $time }
rivals = Gegen wen
withBot = Bot
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
trophies_champion_rule = Besiege den Champion irgendeines Spiels.
trophies_ladder_name = Bis ganz oben
trophies_ladder_rule = Besiege alle vier Figuren eines Spiels.
trophies_everyTable_name = Überall zu Hause
trophies_everyTable_rule = Gewinne in jedem Spiel, das es gibt.
