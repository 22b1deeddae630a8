/** How Circus Combat gives its reasons in German. */

import { count, number, plural } from '../../../formats.de.ts';
import { capital, stimme } from '../../../voice.ts';
import type { Side } from '../../state.ts';
import { type AdviceText, type Deed, eyesOf, isRed, marginOf, type Won } from '../advice.ts';
import type { CircusWords, Company, Fate } from '../catalogue.ts';

/** "5 × 4 = 20 points"; the product alone where there is nothing to multiply. */
function points({ base, factor, points: sum }: Won): string {
  const total = count(sum, 'Punkt', 'Punkte');
  return base === sum ? total : `${number(base)} × ${number(factor)} = ${total}`;
}

/** The reasons as they are put to whoever listens. */
export function german(words: CircusWords, company: Company): AdviceText {
  const say = stimme(company.names, company.viewer);
  const seat: Side = company.viewer === 0 ? 1 : 0;
  const rival = say.name(seat);
  const standing = (deed: Deed): string => {
    const { card, before, after } = deed;
    const on = words.act(card);
    if (isRed(deed)) {
      if (after.leader === null) return `bei „${on}“ führt niemand, also kostet dich der rote Würfel dort jetzt nichts`;
      const led = say.isYou(after.leader) ? 'dort führst du' : `dort führt ${rival}`;
      return `das nimmt „${on}“ ${count(eyesOf(deed), 'Auge', 'Augen')}, und ${led}`;
    }
    if (after.leader === null) return `das gleicht bei „${on}“ aus`;
    const by = after.by === 'dice' ? `${marginOf(after)} Würfel` : count(marginOf(after), 'Auge', 'Augen');
    if (!say.isYou(after.leader)) return `das verkürzt ${say.owns(seat, 'deinen')} Vorsprung bei „${on}“ auf ${by}`;
    return before.leader === after.leader
      ? `du führst bei „${on}“ dann um ${by}`
      : `das bringt dir bei „${on}“ die Führung, um ${by}`;
  };
  const fated = ({ card, fate }: Deed & { readonly fate: Fate }): string => {
    const on = words.act(card);
    if (fate.kind === 'fatigue') return `das füllt „${on}“ nur mit roten Würfeln: niemand gewinnt sie`;
    if (fate.kind === 'tied') return `das vollendet „${on}“ unentschieden: niemand gewinnt sie`;
    return `das vollendet „${on}“: ${say.does(fate.seat, 'gewinnst', 'gewinnt')} ${points(fate)}`;
  };
  const done = (deed: Deed): string => {
    const { fate } = deed;
    return fate ? fated({ ...deed, fate }) : standing(deed);
  };
  const nowhere = (misses: readonly number[]): string =>
    misses.length === 0
      ? 'jeder Wert passt irgendwo'
      : `eine ${misses.join(' oder ')} passte nirgends und kostete ihre Augen`;
  return {
    placed: deed => `${capital(done(deed))}.`,
    kept: (deed, all) => `${all ? 'Am besten ist' : 'Du behältst'} ${words.dice(deed.dice)}: ${done(deed)}.`,
    again: (sum, n) =>
      `Noch einmal geworfen ${plural(n, 'verspricht er', 'versprechen sie')} etwa ${count(sum, 'Punkt', 'Punkte')} mehr als jetzt.`,
    handled(fate) {
      if (fate.kind === 'fatigue') return 'Dort liegen nur rote Würfel, und niemand gewinnt die Nummer.';
      if (fate.kind === 'tied') return 'Es steht unentschieden, und niemand gewinnt die Nummer.';
      return `Jetzt vergeben bringt sie ${say.toWhom(fate.seat)} ${points(fate)}.`;
    },
    throws: (n, rivals, misses) =>
      `${n} Würfel können ${count(rivals, 'Nummer', 'Nummern')} verderben, bei denen ${rival} führt; ${nowhere(misses)}.`,
    rests: (n, misses) => `Geworfen könnten ${n} Würfel bei dir selbst landen; ${nowhere(misses)}.`,
    exchanged: (now, then) =>
      now === then
        ? `Deine Show zählt so oder so ${number(now)} Punkte.`
        : `Deine Show geht von ${number(now)} auf ${number(then)} Punkte.`,
    unchanged: (now, most) =>
      most > now
        ? `Es bleibt bei ${number(now)} Punkten, und die Farben stehen für das Nächste, wie sie sind.`
        : `Deine Show bleibt bei ${number(now)} Punkten, und kein Tausch macht mehr daraus.`,
  };
}
