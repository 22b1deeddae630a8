/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  picking: {
    title: 'Deine eigenen Elemente',
    text: 'Vier Elemente im Kreis zahlen für alle. Zu Beginn einer Runde nimmt jeder noch einige für sich allein.',
    task: {
      ask: 'Die meisten deiner Zauber kosten Feuer, und im Kreis liegt keines. Nimm zwei Feuer.',
      done: 'Damit kann niemand sonst zahlen. Mira gibt, darum nimmt sie drei, ist aber als Letzte dran.',
      other: 'Das darfst du, aber sieh auf deine Hand: Mit zwei Feuer geht das meiste davon.',
    },
  },
  opening: {
    title: 'Eröffne deinen Zug',
    text: 'Jeder Zug beginnt mit einem Zauber aus deiner Hand, bezahlt mit unverbrauchten Elementen. Helle Karten kannst du jetzt bezahlen.',
    first: {
      ask: 'Wirke „Baum“: Er kostet eine Erde.',
      done: 'Die Erde im Kreis hat gezahlt und ist verbraucht. „Baum“ zieht zwei Zauber und will einen zurück.',
      other: '„Kerze“ ist auch bezahlbar, beendet aber deinen Zug sofort. Nimm „Baum“.',
    },
    second: {
      ask: 'Wirf „Tornado“ ab: Er kostet drei Luft, und du erreichst zwei.',
      done: 'Dein Zug ist eröffnet. Du darfst mehr wirken, solange Elemente da sind.',
      other: 'Der ist leichter zu bezahlen als „Tornado“. Trenne dich vom „Tornado“.',
    },
  },
  paying: {
    title: 'Wähle, was zahlt',
    text: '„Wolke“ bewegt ein Element aus dem Kreis. Luft hast du hier und dort, also bestimmst du, welche zahlt: Drücke auf ein Element, um zu wechseln.',
    first: {
      ask: 'Wirke „Wolke“, und zahle mit deiner eigenen Luft.',
      done: 'Deine eigene Luft ist verbraucht. Die im Kreis ist es nicht.',
      other: 'Damit wäre die Luft verbraucht, die du bewegen willst. Wähle „Wolke“ und zahle mit der eigenen.',
    },
    second: {
      ask: 'Bewege die Luft aus dem Kreis auf deinen leeren Platz.',
      done: 'Sie kam unverbraucht, kann also gleich deine zweite „Wolke“ bezahlen. Und Mira hat sie verloren.',
      other: 'Erlaubt. Aber die unverbrauchte Luft auf deinem leeren Platz kann noch in diesem Zug zahlen.',
    },
  },
  permanents: {
    title: 'Was bleibt',
    text: 'Die meisten Zauber wirken einmal. Eröffnet hast du mit „See“, einem dauerhaften: Er bleibt vor dir, und ihn zu nutzen ist eine eigene Aktion.',
    first: {
      ask: 'Nutze „See“. Das kostet nichts.',
      done: 'Er liegt nun quer: einmal je Zug, und im nächsten wieder.',
      other: 'Das verbraucht etwas. „See“ ist umsonst, nutze ihn zuerst.',
    },
    second: {
      ask: 'Lege Luft auf deinen leeren Platz.',
      done: 'Sie kommt unverbraucht. Mit zwei Luft kannst du jetzt „Blitz“ bezahlen.',
      other: 'Erlaubt, aber „Blitz“ braucht eine zweite Luft, und dein dritter Platz ist leer.',
    },
  },
  theft: {
    title: 'Zauber sind Leben',
    text: 'Von selbst zieht niemand: Zauber kommen nur durch Zauber. Du hast „Diebstahl“ gewirkt; er nimmt einen aus einer fremden Hand, blind.',
    first: {
      ask: 'Greife in Miras Hand.',
      done: 'Der Zufall hat eine ihrer Karten gewählt. Jetzt siehst du sie.',
      other: 'Verzichten darfst du, aber hier nicht: Das ist eine geschenkte Karte.',
    },
    second: {
      ask: 'Stiehl sie.',
      done: 'Ein Zug mehr für dich, einer weniger für sie. Sie weiß, was fehlt.',
      other: 'Du darfst sie lassen, aber bezahlt hast du schon. Nimm sie.',
    },
  },
  holding: {
    title: 'Halte zurück',
    text: 'Elemente kommen jeden Zug wieder, Zauber nicht. Wer zu Beginn seines Zuges keinen Zauber wirken kann, scheidet aus.',
    task: {
      ask: 'Du hast eröffnet. Behalte beide Karten für die nächsten Züge, und beende diesen.',
      done: 'Alle Elemente sind wieder frisch, für Mira. Du hast noch zwei Züge auf der Hand.',
      other: 'Du könntest, aber zwei Karten sind zwei Züge, und eröffnet ist schon. Beende den Zug.',
    },
  },
  clocks: {
    title: 'Vor der Eröffnung',
    text: 'Nichts auf deiner Hand ist bezahlbar: Du wärst draußen. Aber Zauber mit einer Uhr nutzt man vor der Eröffnung, und „Narr“ hat eine.',
    first: {
      ask: 'Nutze „Narr“.',
      done: 'Deine Eröffnung darfst du mit beliebigen Elementen bezahlen, und es sind fünf da.',
      other: 'Aufgeben ist erlaubt, und endgültig. „Narr“ rettet dich.',
    },
    second: {
      ask: 'Wirke „Räuber“ mit vier beliebigen davon.',
      done: 'Vier Erde für einen „Räuber“, ganz ohne vier Erde. Für den Rest des Zuges zahlst du wie immer.',
      other: 'Das rettet dich auch. Aber „Räuber“ stiehlt zwei Karten, und bezahlen kannst du ihn kaum je.',
    },
  },
  out: {
    title: 'Wer übrig bleibt',
    text: 'Hier liegen die Hände offen. Mira hält Feuerzauber, und jeder kostet mindestens zwei Feuer. Du hast „Feuerball“ gewirkt: Zerstöre ein Element.',
    first: {
      ask: 'Zerstöre ein Feuer, mit dem Mira zahlen könnte.',
      done: 'Sie erreicht nur noch ein Feuer.',
      other: 'Dann hätte sie noch zwei Feuer: das im Kreis und ihr eigenes. Zerstöre eines davon.',
    },
    second: {
      ask: 'Beende deinen Zug, und sieh.',
      done: 'Sie kann nicht eröffnen und ist draußen, mit allen Karten auf der Hand. Wer übrig bleibt, gewinnt die Runde; drei Runden gewinnen das Spiel.',
      other: 'Nicht nötig: Mira kann schon jetzt nichts bezahlen. Beende deinen Zug.',
    },
  },
};
