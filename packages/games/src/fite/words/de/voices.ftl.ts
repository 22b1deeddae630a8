/** Made from voices.ftl by `npm run words`: change that file, not this one. */

export const voices = {
  announcer: {
    countdown: [
      'Handschuhe hoch, Manieren runter!',
      'Drei Schritte, zwei Atemzüge, ein Gong!',
      'Neun Würfel für jeden. Macht was draus!',
      'Hüte nach hinten, bitte. Es geht los!',
      'Sucht euch einen Platz und meint es ernst!',
      'Der Gong glüht. Schlagt ihn!',
      'Wetten schließen, Hüte festhalten!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
    firstHit: [
      'Der erste Knöchel des Abends!',
      'Und der Staub ist von den Handschuhen!',
      'Auf dem stand ein Name!',
      'Das spürt man bis auf die billigen Plätze!',
      'Der erste Würfel rollt vom Tisch!',
      'So, jetzt kennen sie sich!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    leadChange: [
      'Das Blatt hat sich gewendet!',
      'Dreht die Tafel um, wir haben einen neuen Führenden!',
      'Oben ist unten, meine Damen und Herren!',
      'Wer hat das kommen sehen? Der da nicht!',
      'Das Publikum überlegt es sich anders!',
      'Führung abgeben und schön Danke sagen!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    dazed: [
      'Da oben zwitschern schon die Vögel!',
      'Ein Würfel noch, und der dreht sich auch!',
      'Beine wie Bindfäden, Augen wie Untertassen!',
      'Steht er, oder hat er das Fallen vergessen?',
      'Licht brennt, aber keiner zu Hause!',
      'Holt einen Stuhl! Zu spät!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    finish: [
      'Runter, raus und ab ins Sägemehl!',
      'Das war der Gong samt Glockenturm!',
      'Fegt den Ring, wir sind hier fertig!',
      'Gute Nacht, und Vorsicht mit den Seilen!',
      'Schreibt es auf: Das ist ein Sieg!',
      'Einen hinaustragen, einen auf die Schultern!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    draw: [
      'Keiner mehr da, dessen Arm man heben könnte!',
      'Zwei Häufchen, kein Held!',
      'Teilt die Börse und das Eis!',
      'Gleichauf, und gleich waagerecht!',
      'Unentschieden, bevor noch jemand aufwacht!',
      'Heute gewinnt nur der Fußboden!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
  },
  fighters: {
    'bramble-voss': {
      motto: 'Noch einen Schritt. Na los, trau dich.',
      barks: {
        win: 'Ich sagte doch, ich bin stachlig.',
        lose: 'Gestutzt. Ausgerechnet ich.',
        power: 'Zurück, ihr alle!',
      },
    },
    'madam-cinder': {
      motto: 'In meinem Salon hebt niemand die Hand.',
      barks: {
        win: 'Sie finden sicher hinaus.',
        lose: 'Wie überaus unhöflich.',
        power: 'Hände runter, Schätzchen!',
      },
    },
    oxbow: {
      motto: 'Türen sind für Leute, die bremsen können.',
      barks: {
        win: 'War da ein Kampf?',
        lose: 'Ich brauche einen größeren Stall.',
        power: 'MUUUH, weg da!',
      },
    },
    'hammer-lotte': {
      motto: 'Alles ist ein Hering, wenn man es versucht.',
      barks: {
        win: 'Und der sitzt gerade.',
        lose: 'Krumm. Zieht mich raus.',
        power: 'Achtung, Zehen!',
      },
    },
    'professor-quill': {
      motto: 'Ich lese die letzte Seite zuerst.',
      barks: {
        win: 'Der Unterricht ist beendet.',
        lose: 'Ich ändere die Fußnote.',
        power: 'Eine kleine Korrektur.',
      },
    },
    'twist-marlow': {
      motto: 'Welche Hand? Falsch. Keine.',
      barks: {
        win: 'Tadaa!',
        lose: 'Das war so gedacht. Nein.',
        power: 'Schau mal da drüben!',
      },
    },
    'dash-pepperell': {
      motto: 'Du hörst hinterher davon.',
      barks: {
        win: 'Zu spät zum nächsten, tschüss!',
        lose: 'Straße zu Ende.',
        power: 'Schon hinter dir.',
      },
    },
    'needle-anwick': {
      motto: 'Eine Lücke ist immer da.',
      barks: {
        win: 'Sauber vernäht.',
        lose: 'Ich habe den Faden verloren.',
        power: 'Gefunden!',
      },
    },
    'little-wren': {
      motto: 'Der Boden ist nur ein Vorschlag.',
      barks: {
        win: 'Davon könnt ihr singen!',
        lose: 'Flügel gestutzt.',
        power: 'Hoch, drüber und da.',
      },
    },
    'skip-lantern': {
      motto: 'Wo das Licht war, bin ich nicht.',
      barks: {
        win: 'Licht aus.',
        lose: 'Wer hat das Dunkel verrückt?',
        power: 'Hopp, hopp!',
      },
    },
    'old-cobble': {
      motto: 'Über mich fahren seit Jahren Karren.',
      barks: {
        win: 'Noch da.',
        lose: 'Vorsicht, da ist jetzt ein Loch.',
        power: 'Schlag da noch mal hin.',
      },
    },
    'barrel-bea': {
      motto: 'Mit Eisen bereift, mit Essig gefüllt.',
      barks: {
        win: 'Rollt mich heim, Freunde.',
        lose: 'Ich habe ein Leck.',
        power: 'Klopf nur, Blümchen.',
      },
    },
    'plain-jory': {
      motto: 'Keine Tricks. Zwei Fäuste. Komm schon.',
      barks: {
        win: 'Reine Übungssache.',
        lose: 'Fair verloren.',
        power: 'Ich habe nur die Fäuste.',
      },
    },
    'nan-threadgold': {
      motto: 'In der Tasche ist ein Ziegelstein, Liebes.',
      barks: {
        win: 'Und jetzt wasch dir das Gesicht.',
        lose: 'Mein Tee wird kalt.',
        power: 'So etwas brauche ich nicht.',
      },
    },
  },
  arenas: {
    'market-morning': 'Marktmorgen',
    'the-moss-ring': 'Der Moosring',
    'cellar-lamp': 'Kellerlampe',
    'rooftop-snow': 'Dachschnee',
  },
};
