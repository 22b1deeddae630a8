/** What happened, in German sentences. */

import type { Viewer } from '@roundhouse/kernel';
import { count, list, number, plural } from '../../formats.de.ts';
import { capital, stimme } from '../../voice.ts';
import type { EffectStep, El } from '../content/language.ts';
import type { Elimination, Event, Slot, SpellName, Stuck } from '../state.ts';
import { costSaid, ELEMENT, spellSaid } from './cards.de.ts';
import { countOf, slotAt } from './telling.ts';

type Voice = ReturnType<typeof stimme>;
type Type = Event['type'];
type Clauses<T extends Type = Type> = { readonly [K in T]: (event: Extract<Event, { type: K }>, say: Voice) => string };

const cards = (n: number): string => count(n, 'Karte', 'Karten');
const spells = (names: readonly SpellName[]): string => list(names.map(spellSaid));
const elements = (types: readonly El[]): string => costSaid(countOf(types));
const replacing = (replaced: El | null): string => (replaced ? ` anstelle von ${ELEMENT[replaced]}` : '');

/** "dem Kreis", "deinem Bereich", "Adas Bereich": where something is. */
function inZone(slot: Slot, say: Voice): string {
  const { seat } = slotAt(slot);
  return seat === null ? 'dem Kreis' : `${say.owns(seat, 'deinem')} Bereich`;
}

/** "den Kreis", "deinen Bereich": where something goes. */
function intoZone(slot: Slot, say: Voice): string {
  const { seat } = slotAt(slot);
  return seat === null ? 'den Kreis' : `${say.owns(seat, 'deinen')} Bereich`;
}

export const stuckSaid = ({ spell, missing }: Stuck): string => `${spellSaid(spell)} fehlte ${costSaid(missing)}`;

/** Why somebody is out, as the end of a clause with the verb in its place: "Ada konnte …". */
export function causeSaid({ cause, stuck }: Pick<Elimination, 'cause' | 'stuck'>, isYou: boolean): string {
  if (cause === 'conceded') return isYou ? 'hast die Runde verlassen' : 'hat die Runde verlassen';
  if (cause === 'gaveUp') return isYou ? 'hast vor der Eröffnung aufgegeben' : 'hat vor der Eröffnung aufgegeben';
  const could = isYou ? 'konntest' : 'konnte';
  if (stuck.length === 0) return isYou ? 'hattest keinen Zauber mehr' : 'hatte keinen Zauber mehr';
  return `${could} keinen Zauber der Hand bezahlen`;
}

const STEP: { readonly [O in EffectStep['op']]: string } = {
  draw: 'das Ziehen',
  discard: 'das Abwerfen',
  blind: 'die blinde Wahl',
  lookHand: 'den Blick in eine Hand',
  destroyElement: 'das Zerstören eines Elements',
  putElement: 'das Legen eines Elements',
  moveElement: 'das Bewegen eines Elements',
  destroyPermanent: 'das Zerstören eines dauerhaften Zaubers',
  takePermanent: 'das Nehmen eines dauerhaften Zaubers',
  blockPermanent: 'das Sperren eines dauerhaften Zaubers',
  banCircle: 'den Bann aus dem Kreis',
  wildOpening: 'das Bezahlen mit beliebigen Arten',
  castFree: 'den kostenlosen Zauber',
  skipTurn: 'das Ende des Zuges',
  choose: 'die Wahl',
};

type Dealing =
  | 'dealerChosen'
  | 'roundStarted'
  | 'circleFilled'
  | 'handsDealt'
  | 'handDealt'
  | 'handKept'
  | 'handReplaced'
  | 'elementsPicked'
  | 'eliminated'
  | 'roundOver'
  | 'matchOver';

const ROUND: Clauses<Dealing> = {
  dealerChosen: ({ dealer, random }, say) =>
    random
      ? `das Los fällt auf ${say.whom(dealer)}: ${say.does(dealer, 'gibst', 'gibt')} zuerst`
      : `${say.does(dealer, 'gibst', 'gibt')} zuerst`,
  roundStarted: ({ round, dealer, order }, say) =>
    `Runde ${number(round)}: ${say.does(dealer, 'gibst', 'gibt')}, ${say.does(order[0] ?? dealer, 'beginnst', 'beginnt')}`,
  circleFilled: event => `im Kreis liegen ${elements(event.elements)}`,
  handsDealt: ({ deck }) => `die Karten sind gegeben; im Stapel ${plural(deck, 'bleibt', 'bleiben')} ${cards(deck)}`,
  handDealt: (event, say) => `${say.does(event.seat, 'bekommst', 'bekommt')} ${spells(event.spells)}`,
  handKept: ({ seat }, say) => `${say.does(seat, 'behältst', 'behält')} die Hand`,
  handReplaced: ({ seat, discarded }, say) =>
    `${say.does(seat, 'tauschst', 'tauscht')} die ganze Hand; auf den Ablagestapel ${plural(discarded.length, 'kommt', 'kommen')} ${spells(discarded)}`,
  elementsPicked: (event, say) => `${say.does(event.seat, 'nimmst', 'nimmt')} ${elements(event.elements)}`,
  eliminated: ({ seat, cause, stuck }, say) => {
    const why = stuck.length === 0 ? '' : `: ${list(stuck.map(stuckSaid))}`;
    const you = say.isYou(seat);
    return `${say.does(seat, 'bist', 'ist')} ausgeschieden und ${causeSaid({ cause, stuck }, you)}${why}`;
  },
  roundOver: ({ result }, say) =>
    `${say.does(result.winner, 'gewinnst', 'gewinnt')} Runde ${number(result.round)} nach ${count(result.turns, 'Zug', 'Zügen')}`,
  matchOver: ({ winner, wins }, say) =>
    `${say.does(winner, 'gewinnst', 'gewinnt')} die Partie mit ${count(wins[winner] ?? 0, 'Runde', 'Runden')}`,
};

type Acting = 'turnStarted' | 'waningBegan' | 'spellCast' | 'permanentActivated' | 'paid' | 'spellFinished';
type Ending = 'turnSkipped' | 'turnEnded' | 'openingWild' | 'stepPassed' | 'handShown';

const TURN: Clauses<Acting | Ending> = {
  turnStarted: ({ seat, turn }, say) => `Zug ${number(turn)}: ${say.name(seat)}`,
  waningBegan: () => 'der Altar erlischt: in dieser Runde verlässt keine Karte mehr den Stapel',
  spellCast: ({ seat, spell, free, opening }, say) =>
    `${say.does(seat, 'wirkst', 'wirkt')} ${spellSaid(spell)}${free ? ' kostenlos' : opening ? ' zur Eröffnung' : ''}`,
  permanentActivated: ({ seat, spell }, say) => `${say.does(seat, 'aktivierst', 'aktiviert')} ${spellSaid(spell)}`,
  paid: ({ seat, slots }, say) => {
    const from = (inCircle: boolean) =>
      slots.filter(({ slot }) => slot.startsWith('C') === inCircle).map(({ type }) => type);
    const [circle, own] = [from(true), from(false)];
    const parts = [
      ...(circle.length > 0 ? [`${elements(circle)} aus dem Kreis`] : []),
      ...(own.length > 0 ? [`eigenem Vorrat (${elements(own)})`] : []),
    ];
    return `${say.does(seat, 'zahlst', 'zahlt')} mit ${list(parts)}`;
  },
  spellFinished: ({ spell }) => `${spellSaid(spell)} ist ausgeführt und liegt auf dem Ablagestapel`,
  turnSkipped: ({ seat }, say) => `${say.owns(seat, 'dein')} Zug endet sofort`,
  turnEnded: ({ seat }, say) => `${say.does(seat, 'beendest', 'beendet')} den Zug`,
  openingWild: ({ seat }, say) =>
    `${say.does(seat, 'darfst', 'darf')} den eröffnenden Zauber mit beliebigen Arten bezahlen`,
  stepPassed: ({ seat, op, why }, say) =>
    why === 'stopped'
      ? `${say.does(seat, 'verzichtest', 'verzichtet')} auf ${STEP[op]}`
      : `für ${STEP[op]} gibt es kein Ziel, es entfällt`,
  handShown: ({ seat, to, spells: shown }, say) => {
    const what = shown ? `: ${spells(shown)}` : '';
    return `${say.does(seat, 'zeigst', 'zeigt')} ${say.toWhom(to)} die Hand${what}`;
  },
};

const EFFECTS: Clauses<Exclude<Type, Dealing | Acting | Ending>> = {
  drawn: ({ seat, count: drawn, spells: known, short }, say) => {
    const what = known ? (known.length > 0 ? spells(known) : 'nichts') : count(drawn, 'Zauber', 'Zauber');
    const lack = short > 0 ? `; ${cards(short)} ${plural(short, 'fehlt', 'fehlen')}` : '';
    return `${say.does(seat, 'ziehst', 'zieht')} ${what}${lack}`;
  },
  deckReshuffled: event => `der Ablagestapel, ${cards(event.cards)}, wird zum neuen Stapel gemischt`,
  discarded: ({ seat, spell, why }, say) =>
    `${say.does(seat, 'wirfst', 'wirft')} ${spellSaid(spell)} ab${why === 'toll' ? ', als Preis' : why === 'limit' ? ', der Obergrenze wegen' : ''}`,
  opponentChosen: ({ seat, target }, say) => `${say.does(seat, 'wählst', 'wählt')} ${say.whom(target)}`,
  looked: ({ seat, target, count: seen, all, spells: known }, say) => {
    const hand = `${say.owns(target, 'deine')} Hand`;
    const what = all ? `in ${hand}` : `auf ${cards(seen)} aus ${say.owns(target, 'deiner')} Hand`;
    return `${say.does(seat, 'blickst', 'blickt')} ${what}${known && known.length > 0 ? `: ${spells(known)}` : ''}`;
  },
  spellStolen: ({ seat, target, spell }, say) =>
    `${say.does(seat, 'stiehlst', 'stiehlt')} ${say.toWhom(target)} ${spell === null ? 'einen Zauber' : spellSaid(spell)}`,
  spellDestroyed: ({ seat, target, spell }, say) =>
    `${say.does(seat, 'zerstörst', 'zerstört')} ${spellSaid(spell)} in ${say.owns(target, 'deiner')} Hand`,
  elementDestroyed: ({ seat, slot, element, forced }, say) =>
    forced
      ? `${say.does(seat, 'musst', 'muss')} ${ELEMENT[element]} in ${inZone(slot, say)} zerstören`
      : `${say.does(seat, 'zerstörst', 'zerstört')} ${ELEMENT[element]} in ${inZone(slot, say)}`,
  elementPut: ({ seat, slot, element, used, replaced }, say) =>
    `${say.does(seat, 'legst', 'legt')} ${ELEMENT[element]}${used ? ', verbraucht,' : ''} in ${intoZone(slot, say)}${replacing(replaced)}`,
  elementMoved: ({ seat, from, to, element, used, replaced }, say) =>
    `${say.does(seat, 'bewegst', 'bewegt')} ${ELEMENT[element]}${used ? ' (verbraucht)' : ''} aus ${inZone(from, say)} in ${intoZone(to, say)}${replacing(replaced)}`,
  permanentDestroyed: ({ seat, owner, spell, why }, say) => {
    if (why === 'self') return `${say.does(seat, 'wirfst', 'wirft')} ${spellSaid(spell)} selbst als Preis ab`;
    if (why === 'limit') return `${say.does(seat, 'wirfst', 'wirft')} ${spellSaid(spell)} der Obergrenze wegen ab`;
    return `${say.does(seat, 'zerstörst', 'zerstört')} ${ofOwner(owner, spell, say)}${why === 'toll' ? ' als Preis' : ''}`;
  },
  permanentTaken: ({ seat, owner, spell }, say) =>
    `${say.does(seat, 'nimmst', 'nimmt')} ${ofOwner(owner, spell, say)} auf die Hand`,
  permanentBlocked: ({ seat, owner, spell }, say) =>
    `${say.does(seat, 'sperrst', 'sperrt')} ${ofOwner(owner, spell, say)} bis zum eigenen nächsten Zug`,
  circleBanned: ({ target }, say) =>
    `${say.does(target, 'kannst', 'kann')} im nächsten Zug nicht mit dem Kreis bezahlen`,
  topTurned: ({ seat, spell }, say) =>
    spell === null
      ? 'es gibt keine Karte aufzudecken'
      : `${say.does(seat, 'deckst', 'deckt')} ${spellSaid(spell)} auf und ${say.isYou(seat) ? 'musst' : 'muss'} den Zauber wirken`,
};

/** "Adas Wolke", "die eigene Karte Wolke" without guessing the gender of a name. */
const ofOwner = (owner: number, spell: SpellName, say: Voice): string =>
  `${say.owns(owner, 'deine')} Karte ${spellSaid(spell)}`;

const CLAUSES: Clauses = { ...ROUND, ...TURN, ...EFFECTS };

export function eventSaid(event: Event, names: readonly string[], viewer: Viewer): string {
  const clause = CLAUSES[event.type] as (event: Event, say: Voice) => string;
  return `${capital(clause(event, stimme(names, viewer)))}.`;
}
