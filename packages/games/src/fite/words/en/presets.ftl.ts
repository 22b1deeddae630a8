/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  classic: {
    label: 'As published',
    help: 'The sheet’s own rules. Honest warning: with perfect play any lead wins.',
  },
  tempered: {
    label: 'Tempered',
    help: 'House rules that keep a lead open: bigger pools, weak dice do not count, a stronger guard, a shorter reach.',
  },
};
