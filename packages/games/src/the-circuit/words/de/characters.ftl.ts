/** Made from characters.ftl by `npm run words`: change that file, not this one. */

export const characters = {
  easy: 'Läuft gern weit und vergisst, wozu. Warte dort, wo es endet.',
  medium: 'Schnell, und übersieht jedes Dritte, was möglich wäre. Bestrafe es.',
  hard: 'Holt aus jedem Zug alles heraus, aber nicht mehr. Locke mit einem Kämpfer.',
  champion: 'Denkt bei jedem Schlag an deine Antwort. Steh da, wo sich keiner lohnt.',
};
