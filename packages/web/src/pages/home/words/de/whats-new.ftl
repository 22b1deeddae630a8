### Was es Neues gibt, auf der Startseite, auf Deutsch. Das Neueste zuletzt; jedes führt zum Ort mit derselben Nummer in `whats-new.tsx`.

title = Neu hier
more = Ansehen
news_item1 = Jedes Spiel hat jeden Tag eine Aufgabe, dieselbe für alle. Ein versäumter Tag wird verziehen.
news_item2 = Vier Figuren spielen jedes Spiel, von leicht bis meisterhaft. Wer schlägt sie alle?
news_item3 = Ein Raum hat einen Code aus sechs Buchstaben: Sag ihn laut, und wer ihn hört, kann mitspielen.
news_item4 = Alle haben jetzt ein Gesicht: Kämpfer, Artistinnen, Zauberer und Figuren. Such dir deins aus.
news_item5 = Dein Profil ist ein Regal voller Begegnungen und Verdienste.
news_item6 = Jede Partie lässt sich teilen: als Link zu einem Moment oder als Bild davon.
