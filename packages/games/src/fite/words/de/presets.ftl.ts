/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  classic: {
    label: 'Wie veröffentlicht',
    help: 'Die Regeln des Originals. Ehrliche Warnung: Wer perfekt spielt, gewinnt mit jedem Vorsprung.',
  },
  tempered: {
    label: 'Gezähmt',
    help: 'Hausregeln, die einen Vorsprung offen halten: größere Hände, schwache Würfel zählen nicht, stärkere Abwehr, kürzere Reichweite.',
  },
};
