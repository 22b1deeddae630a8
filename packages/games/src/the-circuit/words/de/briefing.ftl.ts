/** Made from briefing.ftl by `npm run words`: change that file, not this one. */

export const briefing = {
  wins: 'Setze als erstes Team drei Finisher ein.',
  ends: 'Der dritte Finisher beendet den Kampf sofort. Nach dreißig Runden tut es der Gong: Mehr davon gewinnen, dann mehr Hype.',
  special: 'Hype kauft Finisher. Er kommt von Gegnern, die k. o. gehen, aus dem Ring gestoßen oder gepinnt werden, und wer besiegt ist, kommt von der Bank zurück.',
};
