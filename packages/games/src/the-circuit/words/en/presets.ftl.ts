/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  standard: {
    label: 'As built',
    help: 'Secret teams, a random Ring Rules card, first to three Finishing Moves.',
  },
  homeTurf: {
    label: 'Home Turf',
    help: 'No special rule in the ring: the best way to begin.',
  },
  draft: {
    label: 'Draft',
    help: 'Teams are chosen openly, one after another, and nobody fights for two.',
  },
  evenStart: {
    label: 'Even start',
    help: 'The second player begins with 1 Hype, as the first one is a little favoured.',
  },
};
