### What is new, on the home page, in English. The newest last; each leads to the place of the same number in `whats-new.tsx`.

title = New here
more = Have a look
news_item1 = Every game has a challenge each day, the same for everyone. One missed day is forgiven.
news_item2 = Four characters play every game, from easy to champion. Who beats them all?
news_item3 = A room has a code of six letters: say it aloud, and whoever hears it can join.
news_item4 = Everybody has a face now: fighters, artists, wizards and pawns. Choose yours.
news_item5 = Your profile is a shelf of whom you have met and what you have earned.
news_item6 = Any match can be shared: as a link to a moment, or as a picture of it.
