/** Made from briefing.ftl by `npm run words`: change that file, not this one. */

export const briefing = {
  wins: 'Sei das erste Team mit drei Finishing Moves.',
  ends: 'Der dritte Finishing Move beendet den Kampf sofort. Nach dreißig Runden tut es die Glocke: Mehr davon gewinnen, dann mehr Hype.',
  special: 'Hype kauft Finishing Moves. Er kommt von Gegnern, die ausgezählt, aus dem Ring gestoßen oder gepinnt werden, und wer besiegt ist, kommt von der Bank zurück.',
};
