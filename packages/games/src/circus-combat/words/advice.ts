/** How Circus Combat gives its reasons, in each language. */

import { capital, count, stimme, voice } from '../../voice.ts';
import type { Contest } from '../contest.ts';
import type { Die, Side, TrickId } from '../state.ts';
import type { CircusWords, Company, Fate } from './catalogue.ts';
import { signed } from './signs.ts';

/** Dice that come to lie on a trick, and how it stands before and after. */
export interface Deed {
  readonly card: TrickId;
  readonly before: Contest;
  readonly after: Contest;
  /** What becomes of it then; null while its hand is not whole. */
  readonly fate: Fate | null;
  readonly dice: readonly Die[];
}

export interface AdviceText {
  placed(deed: Deed): string;
  /** What the dice that are not thrown again do; `all`: every one of them. */
  kept(deed: Deed, all: boolean): string;
  /** Points more than keeping all promises, by a bot's estimate. */
  again(points: number, dice: number): string;
  handled(fate: Fate): string;
  /** `rivals`: tricks the rival leads. `misses`: values that fit nowhere. */
  throws(dice: number, rivals: number, misses: readonly number[]): string;
  rests(dice: number, misses: readonly number[]): string;
  exchanged(now: number, then: number): string;
  /** `most`: the total of the best exchange there is. */
  unchanged(now: number, most: number): string;
}

const isRed = ({ dice }: Deed): boolean => dice.every(({ colour }) => colour === 'fatigue');

const eyesOf = ({ dice }: Deed): number => dice.reduce((sum, { eyes }) => sum + eyes, 0);

/** What decides a trick between two, and by how much. */
const marginOf = ({ by, shares: [black, gray] }: Contest): number =>
  Math.abs(by === 'dice' ? black.dice - gray.dice : black.eyes - gray.eyes);

const points = ({ base, factor, points: sum }: Extract<Fate, { kind: 'won' }>): string =>
  `${factor === 1 || base === 0 ? '' : `${signed(base)} × ${factor} = `}${signed(sum)}`;

function english(words: CircusWords, company: Company): AdviceText {
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
    return `it completes ${on}: ${say.does(fate.seat, 'win', 'wins')} it for ${points(fate)} ${Math.abs(fate.points) === 1 ? 'point' : 'points'}`;
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
      `Thrown again, ${n === 1 ? 'it promises' : 'they promise'} about ${count(sum, 'point', 'points')} more than now.`,
    handled(fate) {
      if (fate.kind === 'fatigue') return 'It holds only red dice, and nobody wins it.';
      if (fate.kind === 'tied') return 'It is a dead heat, and nobody wins it.';
      return `Handled now, ${say.does(fate.seat, 'win', 'wins')} it for ${points(fate)} ${Math.abs(fate.points) === 1 ? 'point' : 'points'}.`;
    },
    throws: (n, rivals, misses) =>
      `${capital(dice(n))} can spoil ${count(rivals, 'trick', 'tricks')} that ${rival} leads; ${nowhere(misses)}.`,
    rests: (n, misses) => `Thrown, ${dice(n)} could end on your own tricks; ${nowhere(misses)}.`,
    exchanged: (now, then) =>
      now === then
        ? `Your show counts ${signed(now)} points either way.`
        : `Your show goes from ${signed(now)} to ${signed(then)} points.`,
    unchanged: (now, most) =>
      most > now
        ? `It stays at ${signed(now)} points, and keeps the colours as they are for what comes next.`
        : `Your show stays at ${signed(now)} points, and no exchange makes it more.`,
  };
}

function german(words: CircusWords, company: Company): AdviceText {
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
    return `das vollendet „${on}“: ${say.does(fate.seat, 'gewinnst', 'gewinnt')} ${points(fate)} ${Math.abs(fate.points) === 1 ? 'Punkt' : 'Punkte'}`;
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
      `Noch einmal geworfen ${n === 1 ? 'verspricht er' : 'versprechen sie'} etwa ${count(sum, 'Punkt', 'Punkte')} mehr als jetzt.`,
    handled(fate) {
      if (fate.kind === 'fatigue') return 'Dort liegen nur rote Würfel, und niemand gewinnt die Nummer.';
      if (fate.kind === 'tied') return 'Es steht unentschieden, und niemand gewinnt die Nummer.';
      return `Jetzt vergeben bringt sie ${say.toWhom(fate.seat)} ${points(fate)} ${Math.abs(fate.points) === 1 ? 'Punkt' : 'Punkte'}.`;
    },
    throws: (n, rivals, misses) =>
      `${n} Würfel können ${count(rivals, 'Nummer', 'Nummern')} verderben, bei denen ${rival} führt; ${nowhere(misses)}.`,
    rests: (n, misses) => `Geworfen könnten ${n} Würfel bei dir selbst landen; ${nowhere(misses)}.`,
    exchanged: (now, then) =>
      now === then
        ? `Deine Show zählt so oder so ${signed(now)} Punkte.`
        : `Deine Show geht von ${signed(now)} auf ${signed(then)} Punkte.`,
    unchanged: (now, most) =>
      most > now
        ? `Es bleibt bei ${signed(now)} Punkten, und die Farben stehen für das Nächste, wie sie sind.`
        : `Deine Show bleibt bei ${signed(now)} Punkten, und kein Tausch macht mehr daraus.`,
  };
}

/** The reasons as they are put to whoever listens. */
export const texts = { en: english, de: german };
