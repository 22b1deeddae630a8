/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  charges: {
    label: 'Nötige Ladungen',
    help: 'Wie viele Ladungen die Partie gewinnen.',
  },
  altPoints: {
    label: 'Fremde Ladestellen',
    help: 'Ob man auch an den Ladestellen der anderen laden darf; nur ab zwei Ladungen.',
    values: {
      auto: 'Ab zwei Ladungen',
      on: 'Offen',
      off: 'Geschlossen',
    },
  },
  teams: {
    label: 'Teams',
    help: 'Wer zusammen spielt, hat ein Ziel und gibt einander Minis. Zu viert oder zu sechst.',
    values: {
      off: 'Keine',
      '2x2': 'Zwei zu zweit',
      '2x3': 'Zwei zu dritt',
      '3x2': 'Drei zu zweit',
    },
  },
  teamGoal: {
    label: 'Ziel eines Teams',
    help: 'Ob die Ladungen für das Team oder für jedes Mitglied zählen.',
    values: {
      total: 'Gemeinsam',
      each: 'Jedes Mitglied',
    },
  },
  sophisticated: {
    label: 'Verzwickter Aufbau',
    help: 'Ladekarten gehen an den Platz rechts davon, und in jedem Zug muss eine Karte gelegt werden.',
    values: {
      off: 'Nein',
      on: 'Ja',
    },
  },
  restricted: {
    label: 'Begrenzte Minis',
    help: 'Höchstens 6 Minis werden in einem Zug gespielt, und 8 Minis und Ladungen gehalten.',
    values: {
      off: 'Nein',
      on: 'Ja',
    },
  },
  colours: {
    label: 'Farben',
    help: 'Ausgeteilt oder der Reihe nach gewählt.',
    values: {
      random: 'Zufällig',
      choose: 'Gewählt',
    },
  },
  firstPlayer: {
    label: 'Wer beginnt',
    help: 'Der Platz, der den ersten Zug hat.',
    values: {
      random: 'Zufällig',
      0: 'Platz 1',
      1: 'Platz 2',
      2: 'Platz 3',
      3: 'Platz 4',
      4: 'Platz 5',
      5: 'Platz 6',
    },
  },
  recycle: {
    label: 'Ablagen',
    help: 'Was mit einer Ablage geschieht, wenn ihr Stapel leer ist.',
    values: {
      turnOver: 'Umgedreht',
      shuffle: 'Gemischt',
    },
  },
  gapRule: {
    label: 'Lücken in einer Reihe',
    help: 'Ob der Ring über Lücken geht oder jedes Stück ohne Lücke ein Ring ist.',
    values: {
      ring: 'Darüber hinweg',
      run: 'Stück für Stück',
    },
  },
  exchangeCost: {
    label: 'Preis der Umladung',
    help: 'Ob das Abnehmen einer Ladung auch eine Bewegungskarte kostet.',
    values: {
      none: 'Nur die Karte',
      chargeLike: 'Dazu eine Bewegungskarte',
    },
  },
  forcedAxis: {
    label: 'Karte 1 unter Zwang',
    help: 'Wer wählt, wie sie wendet, wenn die letzte Figur von Karte 1 gedrängt wird.',
    values: {
      owner: 'Wem die Figur gehört',
      mover: 'Wer zwingt',
    },
  },
  chargeFaceFree: {
    label: 'Ladekarten verkehrt',
    help: 'Ob eine Ladekarte mit der Rückseite nach oben gelegt werden darf.',
    values: {
      off: 'Nicht erlaubt',
      on: 'Erlaubt',
    },
  },
  seatBonus: {
    label: 'Spätere Plätze',
    help: 'Ob spätere Plätze vor dem ersten Zug einige Minis nehmen.',
    values: {
      off: 'Nichts extra',
      staggered: 'Einige Minis',
    },
  },
  roundLimit: {
    label: 'Längste Partie',
    help: 'Nach so vielen Runden gewinnt, wer am meisten abgeliefert hat, dann wer am meisten trägt.',
  },
};
