### The profile page, in German.

title = Du
nameless = Noch ohne Namen
changeName = Name und Einstellungen
toAccount = Konto und Geräte
lead = Das alles liegt in diesem Browser. Mit einem Konto sind deine Partien mit anderen auf jedem Gerät.
leadKnown = Deine Partien mit anderen sind auf jedem Gerät, an dem du dich anmeldest; alles Übrige liegt in diesem Browser.
leadSmall = Dieser Browser hat keine Datenbank für uns: Er behält nur wenig, und der Platz kann ausgehen.
results = Wie es ausging
none = Noch keine Partie beendet. Die erste wird hier stehen.
toTheGames = Such dir ein Spiel aus
againstBots = Gegen Bots
againstPeople = Gegen Menschen
outcomes_won = gewonnen
outcomes_drawn = unentschieden
outcomes_lost = verloren
outcomes_unplayed = abgebrochen
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
unplayed = { $n ->
        [one] { $n } abgebrochen, bevor alle zweimal gezogen hatten: Sie zählt für niemanden.
       *[other] { $n } abgebrochen, bevor alle zweimal gezogen hatten: Sie zählen für niemanden.
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
