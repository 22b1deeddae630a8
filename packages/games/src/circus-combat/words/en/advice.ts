/** How Circus Combat gives its reasons in English. */

import { count, number, plural } from '../../../formats.en.ts';
import { capital, voice } from '../../../voice.ts';
import { type AdviceText, type Deed, eyesOf, isRed, marginOf, type Won } from '../advice.ts';
import type { CircusWords, Company, Fate } from '../catalogue.ts';

/** "5 × 4 = 20 points"; the product alone where there is nothing to multiply. */
function points({ base, factor, points: sum }: Won): string {
  const total = count(sum, 'point', 'points');
  return base === sum ? total : `${number(base)} × ${number(factor)} = ${total}`;
}

/** The reasons as they are put to whoever listens. */
export function english(words: CircusWords, company: Company): AdviceText {
  const say = voice(company.names, company.viewer);
  const rival = say.name(company.viewer === 0 ? 1 : 0);
  const dice = (n: number): string => count(n, 'die', 'dice');
  const standing = (deed: Deed): string => {
    const { card, before, after } = deed;
    const on = words.act(card);
    if (isRed(deed)) {
      if (after.leader === null) return `nobody leads ${on}, so the red die costs you nothing now`;
      return `it takes ${count(eyesOf(deed), 'eye', 'eyes')} from ${on}, which ${say.does(after.leader, 'lead', 'leads')}`;
    }
    if (after.leader === null) return `it draws level on ${on}`;
    const by = after.by === 'dice' ? dice(marginOf(after)) : count(marginOf(after), 'eye', 'eyes');
    if (!say.isYou(after.leader)) return `it cuts ${rival}’s lead on ${on} to ${by}`;
    return before.leader === after.leader ? `you then lead ${on} by ${by}` : `it takes the lead on ${on}, by ${by}`;
  };
  const fated = ({ card, fate }: Deed & { readonly fate: Fate }): string => {
    const on = words.act(card);
    if (fate.kind === 'fatigue') return `it fills ${on} with nothing but red dice: nobody wins it`;
    if (fate.kind === 'tied') return `it completes ${on} as a dead heat: nobody wins it`;
    return `it completes ${on}: ${say.does(fate.seat, 'win', 'wins')} it for ${points(fate)}`;
  };
  const done = (deed: Deed): string => {
    const { fate } = deed;
    return fate ? fated({ ...deed, fate }) : standing(deed);
  };
  const nowhere = (misses: readonly number[]): string =>
    misses.length === 0 ? 'every value fits somewhere' : `a ${misses.join(' or ')} would fit nowhere and cost its eyes`;
  return {
    placed: deed => `${capital(done(deed))}.`,
    kept: (deed, all) => `${all ? 'The best of them is' : 'You keep'} ${words.dice(deed.dice)}: ${done(deed)}.`,
    again: (sum, n) =>
      `Thrown again, ${plural(n, 'it promises', 'they promise')} about ${count(sum, 'point', 'points')} more than now.`,
    handled(fate) {
      if (fate.kind === 'fatigue') return 'It holds only red dice, and nobody wins it.';
      if (fate.kind === 'tied') return 'It is a dead heat, and nobody wins it.';
      return `Handled now, ${say.does(fate.seat, 'win', 'wins')} it for ${points(fate)}.`;
    },
    throws: (n, rivals, misses) =>
      `${capital(dice(n))} can spoil ${count(rivals, 'trick', 'tricks')} that ${rival} leads; ${nowhere(misses)}.`,
    rests: (n, misses) => `Thrown, ${dice(n)} could end on your own tricks; ${nowhere(misses)}.`,
    exchanged: (now, then) =>
      now === then
        ? `Your show counts ${number(now)} points either way.`
        : `Your show goes from ${number(now)} to ${number(then)} points.`,
    unchanged: (now, most) =>
      most > now
        ? `It stays at ${number(now)} points, and keeps the colours as they are for what comes next.`
        : `Your show stays at ${number(now)} points, and no exchange makes it more.`,
  };
}
