/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  classic: {
    label: 'Wie geschrieben',
    help: 'Die Regeln nach der ersten Lesart jeder Auslegung.',
  },
};
