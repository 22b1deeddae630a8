/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  powers: {
    label: 'Superkräfte',
    help: 'Eine von sechs, einmal im Kampf.',
    values: {
      choose: 'Wählen',
      random: 'Zufällig',
      off: 'Ohne',
    },
  },
  setupPlacement: {
    label: 'Aufstellung zu Beginn',
    help: 'Eine Aufstellung in Runde 1 oder davor noch eine, die alle sehen und die keinen Bonus gibt.',
    values: {
      merged: 'Nur Runde 1',
      separate: 'Auch vor Runde 1',
    },
  },
  locationBonus: {
    label: 'Bonus des Ortes',
    help: 'Das +1 gilt für jeden Würfel der Hand oder für einen, den du nennst.',
    values: {
      each: 'Jeder Würfel',
      one: 'Ein Würfel',
    },
  },
  valueRange: {
    label: 'Werte',
    help: 'Darf ein veränderter Würfel unter 1 oder über 6 gehen?',
    values: {
      open: 'Auch jenseits von 1–6',
      clamp: 'Immer 1–6',
    },
  },
  flipCount: {
    label: 'Wenden',
    help: 'Taktisch wendet genau zwei Würfel oder auf Wunsch nur einen.',
    values: {
      exactly2: 'Genau zwei',
      upTo2: 'Einen oder zwei',
    },
  },
  emptyPools: {
    label: 'Leere Hände',
    help: 'Darf Verschieben den letzten Würfel einer Hand nehmen?',
    values: {
      false: 'Nein',
      true: 'Ja',
    },
  },
  powerTiming: {
    label: 'Superkraft ansagen',
    help: 'Nach dem Wurf, wenn du die Würfel siehst, oder davor mit der Aufteilung.',
    values: {
      afterRoll: 'Nach dem Wurf',
      withSplit: 'Mit der Aufteilung',
    },
  },
  mutualOut: {
    label: 'Beide fallen zugleich',
    help: 'Wenn beide zugleich draußen oder angezählt sind.',
    values: {
      draw: 'Unentschieden',
      rollOff: 'Stechen',
      rematch: 'Wiederholung',
    },
  },
  turnLimit: {
    label: 'Letzte Runde',
    help: 'Nach dieser Runde gewinnt, wer mehr Würfel hat.',
  },
  minPool: {
    label: 'Kleinste Hand',
    help: 'Wie viele Würfel jede Hand beim Aufteilen mindestens bekommt.',
    values: {
      one: 'Einen Würfel',
      third: 'Ein Drittel',
    },
  },
  hitThreshold: {
    label: 'Angriffswürfel zählen ab',
    help: 'Angriffswürfel mit kleinerem Wert zählen nicht. Bei 1 zählen alle.',
  },
  defensiveBonus: {
    label: 'Bonus auf Defensiv',
    help: 'Was der Ort Defensiv den Abwehrwürfeln bringt.',
    values: {
      1: '+1',
      2: '+2',
    },
  },
  tacticalReach: {
    label: 'Reichweite auf Taktisch',
    help: 'Wie viele Würfel Taktisch verschiebt oder wendet.',
    values: {
      2: 'Zwei Würfel',
      1: 'Einen Würfel',
    },
  },
};
