/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  classic: {
    label: 'As built',
    help: 'The rules as the page reads them: the first reading of every ruling.',
  },
};
