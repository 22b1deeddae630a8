/** Made from briefing.ftl by `npm run words`: change that file, not this one. */

export const briefing = {
  wins: 'Setze als erstes Team drei Finisher ein.',
  ends: 'Der dritte Finisher beendet den Kampf sofort. Nach dreißig Runden tut es der Gong: Dann gewinnt, wer mehr davon eingesetzt hat, sonst wer mehr Hype hat.',
  special: 'Hype kauft Finisher. Er kommt von Gegnern, die k. o. gehen, aus dem Ring gestoßen oder gepinnt werden, und wer besiegt ist, kommt später von der Bank zurück.',
};
