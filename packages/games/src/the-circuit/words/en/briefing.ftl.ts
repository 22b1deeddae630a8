/** Made from briefing.ftl by `npm run words`: change that file, not this one. */

export const briefing = {
  wins: 'Be the first team to use three Finishing Moves.',
  ends: 'The third Finishing Move ends the match at once. After thirty rounds the bell does: whoever has used more of them wins, then whoever has more Hype.',
  special: 'Hype buys Finishing Moves. It comes from enemies knocked out, pushed out of the ring or pinned, and whoever is beaten comes back from the Bench later.',
};
