/** Made from acts.ftl by `npm run words`: change that file, not this one. */

export const acts = {
  A1: {
    name: 'Tandemspringer im Doppel',
    flavour: 'Sie rollen wie ein Mann. Sie beschweren sich auch so.',
  },
  A2: {
    name: 'Zweimal drei Keulen',
    flavour: 'Sechs Keulen in der Luft, zwei Chefs, kein Plan.',
  },
  A3: {
    name: 'Vier kreisende Teller',
    flavour: 'Der fünfte Teller ist fürs nächste Jahr beantragt.',
  },
  A4: {
    name: 'Jonglage mit drei Kegeln',
    flavour: 'Etwas für Anfänger. Du bist seit März Anfänger.',
  },
  A5: {
    name: 'Bummel auf dem Schlappseil',
    flavour: 'Schritt für Schritt, und das Seil hält jemand anders.',
  },
  A6: {
    name: 'Pyramide der drei Paare',
    flavour: 'Alle wollen nach oben. Unten kennt keiner.',
  },
  A7: {
    name: 'Die Sägemehltruppe',
    flavour: 'Ein Fünferteam mit drei Lieblingen und zwei anderen.',
  },
  A8: {
    name: 'Jonglage mit fünf Fässern',
    flavour: 'Als das Risiko geprüft wurde, waren die Fässer leer.',
  },
  A9: {
    name: 'Paare auf Stelzen',
    flavour: 'Sie sehen auf alle herab, aber auf alle gleich.',
  },
  A10: {
    name: 'Hand auf Hand',
    flavour: 'Vertrauen ist ein großes Wort. Griff ist ein besseres.',
  },
  T1: {
    name: 'Gekreuzte Trapezpaare',
    flavour: 'Auf halbem Weg wechseln sie die Partner. Und die Meinung.',
  },
  T2: {
    name: 'Sechs am Tuch',
    flavour: 'Drei Paare, sechs Absichten, eine Winde.',
  },
  T3: {
    name: 'Kaskade der fünf Reifen',
    flavour: 'Der sechste Reifen liegt in der Buchhaltung.',
  },
  T4: {
    name: 'Jonglage kopfüber',
    flavour: 'Das Blut steigt in den Kopf, das Lob zum Chef.',
  },
  T5: {
    name: 'Vier hohe Ringe',
    flavour: 'Beste Sicht darauf, wie dein Kollege sich für dich verbeugt.',
  },
  T6: {
    name: 'Fängerpaare im Doppel',
    flavour: 'Bisher jedes Mal gefangen, von denselben zweien.',
  },
  T7: {
    name: 'Die fliegende Familie',
    flavour: 'Keiner ist verwandt. Der Druck war so billiger.',
  },
  T8: {
    name: 'Zwei an einem Reifen',
    flavour: 'Ein Großraumbüro, nur höher.',
  },
  T9: {
    name: 'Zweimal Dreifachsalto',
    flavour: 'Zweimal, weil beim ersten Mal niemand hinsah.',
  },
  T10: {
    name: 'Das Hochseil',
    flavour: 'Eine Laufbahn: schmal, gerade und ohne Geländer.',
  },
  V1: {
    name: 'Drei zersägte Paare',
    flavour: 'Das halbe Ensemble arbeitet halbtags.',
  },
  V2: {
    name: 'Schrank für alle',
    flavour: 'Fünf gingen hinein. Überstunden zählen erst draußen.',
  },
  V3: {
    name: 'Verschwinden und Platztausch',
    flavour: 'Jetzt bist du sie. Ihre Termine gehören auch dir.',
  },
  V4: {
    name: 'Das brennende Seil',
    flavour: 'Der Arbeitsschutz sitzt in der ersten Reihe und schreibt mit.',
  },
  V5: {
    name: 'Zweimal drei Fackeln',
    flavour: 'Sechs Fackeln und ein Löscher, der bestellt ist.',
  },
  V6: {
    name: 'Gedankenleserduo',
    flavour: 'Sie weiß, was du beim Mittagessen über sie gesagt hast.',
  },
  V7: {
    name: 'Fünf flammende Schwerter',
    flavour: 'Mit einem Lächeln geschluckt, wie der neue Dienstplan.',
  },
  V8: {
    name: 'Das Wunder der drei Becher',
    flavour: 'Unter einem liegt der Bonus. Unter diesem nie.',
  },
  V9: {
    name: 'Vier schwebende Kerzen',
    flavour: 'An beiden Enden zu brennen ist hier Vorschrift.',
  },
  V10: {
    name: 'Paare im Spiegelkasten',
    flavour: 'Doppelter Applaus für dieselben zwei Gehälter.',
  },
};
