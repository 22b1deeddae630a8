/** What happens in Circus Combat, told in German. */

import type { Viewer } from '@roundhouse/kernel';
import { count, list, number } from '../../../formats.de.ts';
import { capital, stimme } from '../../../voice.ts';
import type { Die, Event, Reason, Side } from '../../state.ts';
import { diceSaid, dieSaid, quoted } from './things.ts';

type Voice = ReturnType<typeof stimme>;

/** An event in a sentence. */
export const eventSaid = (event: Event, names: readonly string[], viewer: Viewer): string =>
  `${capital(eventClause(event, stimme(names, viewer)))}.`;

function eventClause(event: Event, say: Voice): string {
  switch (event.type) {
    case 'stageSet':
      return `die Bühne steht: ${list(event.cards.map(quoted))}; ${left(event.deck)}`;
    case 'startThrown': {
      const throws = bySide(say, seat => `${say.does(seat, 'wirfst', 'wirft')} ${event.eyes[seat]}`);
      if (event.first === null) return `${throws}: gleich, also noch einmal`;
      return `${throws}: ${say.does(event.first, 'beginnst', 'beginnt')}`;
    }
    case 'turnStarted':
      return `Zug ${number(event.turn)}: ${say.name(event.seat)}${event.last ? ', der letzte Zug' : ''}`;
    case 'diceRecalled':
      return `${say.does(event.seat, 'nimmst', 'nimmt')} ${list(event.dice.map(({ card, die }) => `${dieSaid(die)} von ${quoted(card)}`))} zurück`;
    case 'diceThrown':
      if (event.pool.length === 0) return `${say.does(event.seat, 'hast', 'hat')} nichts zu werfen`;
      return `${say.does(event.seat, 'wirfst', 'wirft')} ${diceSaid(event.pool)}`;
    case 'diceRethrown':
      if (event.dice.length === 0) return `${say.does(event.seat, 'behältst', 'behält')} den Wurf`;
      return `${say.does(event.seat, 'wirfst', 'wirft')} ${count(event.dice.length, 'Würfel', 'Würfel')} noch einmal: ${diceSaid(event.pool)}`;
    case 'diePlaced': {
      const ready = event.ready ? '; die Nummer ist fertig' : '';
      return `${say.does(event.seat, 'legst', 'legt')} ${dieSaid(event.face)} auf ${quoted(event.card)}${ready}`;
    }
    case 'dieMissed':
      return missed(event.face, event.seat, say);
    case 'tricksReady':
      return `mehrere Nummern sind fertig: ${say.does(event.seat, 'bestimmst', 'bestimmt')} die Reihenfolge`;
    default:
      return trickClause(event, say);
  }
}

type Early =
  | 'stageSet'
  | 'startThrown'
  | 'turnStarted'
  | 'diceRecalled'
  | 'diceThrown'
  | 'diceRethrown'
  | 'diePlaced'
  | 'dieMissed'
  | 'tricksReady';

/** What is told once tricks are ready. */
function trickClause(event: Exclude<Event, { type: Early }>, say: Voice): string {
  switch (event.type) {
    case 'trickWon':
      return won(event, say);
    case 'trickTied':
      return `${quoted(event.card)} steht unentschieden, je ${number(event.shares[0].dice)} Würfel und ${count(event.shares[0].eyes, 'Auge', 'Augen')}: Keiner bekommt die Nummer`;
    case 'rerollOffered':
      return `${quoted(event.card)} ist voller Müdigkeit: ${say.does(event.seat, 'darfst', 'darf')} die Würfel auf andere Nummern werfen`;
    case 'fatigueRerolled':
      return `${quoted(event.card)} wird abgeworfen, und ${say.does(event.seat, 'wirfst', 'wirft')} die Würfel: ${diceSaid(event.pool)}`;
    case 'fatigueReturned':
      return `${quoted(event.card)} wird abgeworfen, und ${number(event.dice.length)} rote Würfel ruhen`;
    case 'swapOffered':
      return `${quoted(event.card)} trägt die Pfeile: ${say.does(event.seat, 'darfst', 'darf')} zwei Nachbarn tauschen`;
    case 'tricksSwapped':
      return `${say.does(event.seat, 'tauschst', 'tauscht')} ${quoted(event.cards[0])} und ${quoted(event.cards[1])}`;
    case 'swapDeclined':
      return `${say.does(event.seat, 'lässt', 'lässt')} die Show, wie sie ist`;
    case 'trickDealt':
      if (event.card === null) return `der Stapel ist leer, und Platz ${number(event.slot)} bleibt frei`;
      return `${quoted(event.card)} kommt auf die Bühne; ${left(event.deck)}`;
    case 'endTriggered':
      return `${say.does(event.seat, 'hast', 'hat')} neun Nummern: ${lastSaid(event.last, say)}`;
    case 'turnEnded':
      if (event.barren > 0) return `kein Würfel wurde gelegt (${count(event.barren, 'Zug', 'Züge')} in Folge)`;
      return `${say.owns(event.seat, 'dein')} Zug endet mit ${number(event.placed)} gelegten Würfeln`;
    case 'gameOver':
      return outcome(event.winner, event.reason, [event.sheets[0].total, event.sheets[1].total], say);
  }
}

const left = (deck: number): string => `noch ${count(deck, 'Karte', 'Karten')} im Stapel`;

/** "Zug 22 ist der letzte und gehört Ada". */
export const lastSaid = ({ turn, seat }: { readonly turn: number; readonly seat: Side }, say: Voice): string =>
  `Zug ${number(turn)} ist der letzte und gehört ${say.toWhom(seat)}`;

/** The viewer's own side is what they look for first. */
const bySide = (say: Voice, clause: (seat: Side) => string): string => {
  const order: readonly Side[] = say.isYou(1) ? [1, 0] : [0, 1];
  return order.map(clause).join(', ');
};

function missed(face: Die, seat: Side, say: Voice): string {
  const fits = `${say.owns(seat, 'dein')} Würfel ${dieSaid(face)} passt nirgends`;
  if (face.colour !== 'fatigue') return `${fits} und geht heim`;
  return `${fits} und liegt vor ${say.toWhom(seat)}: −${face.eyes}`;
}

function won(event: Extract<Event, { type: 'trickWon' }>, say: Voice): string {
  const [own, theirs] = event.seat === 0 ? event.shares : [event.shares[1], event.shares[0]];
  const score =
    event.by === 'dice'
      ? `${number(own.dice)} zu ${number(theirs.dice)} Würfeln`
      : `${number(own.eyes)} zu ${number(theirs.eyes)} Augen`;
  const elsewhere = event.active === event.seat ? '' : `, in ${say.owns(event.active, 'deinem')} Zug`;
  const base = `Stelle ${number(event.position)}, Grundwert ${number(event.base)}`;
  return `${say.does(event.seat, 'gewinnst', 'gewinnt')} ${quoted(event.card)} mit ${score}${elsewhere}: ${base}`;
}

/** Why a game that was played out is over. */
export const ENDINGS: { readonly [R in Exclude<Reason, 'concede'>]: string } = {
  nine: 'Neun Nummern waren erreicht, und der letzte Zug ist gespielt',
  'stage-empty': 'Die Bühne ist leer',
  stalled: 'In vier Zügen wurde kein Würfel gelegt',
};

/** Who won, by how much and why; where somebody gave up, the score so far decided nothing. */
export function outcome(winner: Side | null, reason: Reason, totals: readonly [number, number], say: Voice): string {
  if (reason === 'concede') {
    const loser = winner === 0 ? 1 : 0;
    return `${say.does(loser, 'gibst', 'gibt')} auf, und ${say.does(winner!, 'gewinnst', 'gewinnt')}`;
  }
  const [high, low] = winner ? [totals[1], totals[0]] : totals;
  const score = `${number(high)} zu ${number(low)}`;
  if (winner === null) return `unentschieden, ${score}: ${ENDINGS[reason]}`;
  return `${say.does(winner, 'gewinnst', 'gewinnt')}, ${score}: ${ENDINGS[reason]}`;
}
