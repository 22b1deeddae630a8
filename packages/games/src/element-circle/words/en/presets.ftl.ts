/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  classic: {
    label: 'As built',
    help: 'Hidden hands, first to three rounds: the rules as the page reads them.',
  },
  firstNight: {
    label: 'First night',
    help: 'One round with all hands open, so that everybody can help everybody.',
  },
  limited: {
    label: 'With limits',
    help: 'At the end of a turn at most 8 Permanents and 12 spells are kept.',
  },
};
