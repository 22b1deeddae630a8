/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';
import * as functions from './functions.ts';

export const events = {
  stageSet: (of: { readonly cards: Parameters<typeof functions.tricks>[0]; readonly deck: number }): string => `die Bühne steht: ${functions.tricks(of.cards)}; noch ${formats.count(of.deck, 'Karte', 'Karten')} im Stapel`,
  startEqual: (of: { readonly throws: string }): string => `${of.throws}: gleich, also noch einmal`,
  startThrown: (of: { readonly throws: string; readonly seat: number }, say: Voice): string => `${of.throws}: ${say.does(of.seat, 'beginnst', 'beginnt')}`,
  throws: (of: { readonly seat: number; readonly eyes: number }, say: Voice): string => `${say.does(of.seat, 'wirfst', 'wirft')} ${formats.number(of.eyes)}`,
  turnStarted: (of: { readonly turn: number; readonly seat: number; readonly last: boolean }, say: Voice): string => `Zug ${formats.number(of.turn)}: ${say.name(of.seat)}${of.last ? ', der letzte Zug' : ''}`,
  diceRecalled: (of: { readonly seat: number; readonly dice: readonly (string | number)[] }, say: Voice): string => `${say.does(of.seat, 'nimmst', 'nimmt')} ${formats.list(of.dice)} zurück`,
  recalled: (of: { readonly die: Parameters<typeof functions.die>[0]; readonly card: Parameters<typeof functions.trick>[0] }): string => `${functions.die(of.die)} von ${functions.trick(of.card)}`,
  nothingThrown: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'hast', 'hat')} nichts zu werfen`,
  diceThrown: (of: { readonly seat: number; readonly pool: Parameters<typeof functions.dice>[0] }, say: Voice): string => `${say.does(of.seat, 'wirfst', 'wirft')} ${functions.dice(of.pool)}`,
  throwKept: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'behältst', 'behält')} den Wurf`,
  diceRethrown: (of: { readonly seat: number; readonly again: number; readonly pool: Parameters<typeof functions.dice>[0] }, say: Voice): string => `${say.does(of.seat, 'wirfst', 'wirft')} ${formats.number(of.again)} Würfel noch einmal: ${functions.dice(of.pool)}`,
  diePlaced: (of: { readonly seat: number; readonly face: Parameters<typeof functions.die>[0]; readonly card: Parameters<typeof functions.trick>[0]; readonly ready: boolean }, say: Voice): string => `${say.does(of.seat, 'legst', 'legt')} ${functions.die(of.face)} auf ${functions.trick(of.card)}${of.ready ? '; die Nummer ist fertig' : ''}`,
  dieMissed: (of: { readonly seat: number; readonly face: Parameters<typeof functions.die>[0] }, say: Voice): string => `${say.owns(of.seat, 'dein')} Würfel ${functions.die(of.face)} passt nirgends und geht heim`,
  redMissed: (of: { readonly seat: number; readonly face: Parameters<typeof functions.die>[0]; readonly eyes: number }, say: Voice): string => `${say.owns(of.seat, 'dein')} Würfel ${functions.die(of.face)} passt nirgends und liegt vor ${say.toWhom(of.seat)}: −${formats.number(of.eyes)}`,
  tricksReady: (of: { readonly seat: number }, say: Voice): string => `mehrere Nummern sind fertig: ${say.does(of.seat, 'bestimmst', 'bestimmt')} die Reihenfolge`,
  trickWon: (of: { readonly seat: number; readonly card: Parameters<typeof functions.trick>[0]; readonly by: 'dice' | 'eyes'; readonly own: number; readonly theirs: number; readonly active: number | null; readonly position: number; readonly base: number }, say: Voice): string => `${say.does(of.seat, 'gewinnst', 'gewinnt')} ${functions.trick(of.card)} mit ${formats.number(of.own)} zu ${formats.number(of.theirs)} ${of.by === 'dice' ? 'Würfeln' : 'Augen'}${of.active === null ? '' : `, in ${say.owns(of.active, 'deinem')} Zug`}: Stelle ${formats.number(of.position)}, Grundwert ${formats.number(of.base)}`,
  trickTied: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly dice: number; readonly eyes: number }): string => `${functions.trick(of.card)} steht unentschieden, je ${formats.number(of.dice)} Würfel und ${formats.count(of.eyes, 'Auge', 'Augen')}: Keiner bekommt die Nummer`,
  rerollOffered: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly seat: number }, say: Voice): string => `${functions.trick(of.card)} ist voller Müdigkeit: ${say.does(of.seat, 'darfst', 'darf')} die Würfel auf andere Nummern werfen`,
  fatigueRerolled: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly seat: number; readonly pool: Parameters<typeof functions.dice>[0] }, say: Voice): string => `${functions.trick(of.card)} wird abgeworfen, und ${say.does(of.seat, 'wirfst', 'wirft')} die Würfel: ${functions.dice(of.pool)}`,
  fatigueReturned: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly dice: number }): string => `${functions.trick(of.card)} wird abgeworfen, und ${formats.number(of.dice)} rote Würfel ruhen`,
  swapOffered: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly seat: number }, say: Voice): string => `${functions.trick(of.card)} trägt die Pfeile: ${say.does(of.seat, 'darfst', 'darf')} zwei Nachbarn tauschen`,
  tricksSwapped: (of: { readonly seat: number; readonly left: Parameters<typeof functions.trick>[0]; readonly right: Parameters<typeof functions.trick>[0] }, say: Voice): string => `${say.does(of.seat, 'tauschst', 'tauscht')} ${functions.trick(of.left)} und ${functions.trick(of.right)}`,
  swapDeclined: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'lässt', 'lässt')} die Show, wie sie ist`,
  deckEmpty: (of: { readonly slot: number }): string => `der Stapel ist leer, und Platz ${formats.number(of.slot)} bleibt frei`,
  trickDealt: (of: { readonly card: Parameters<typeof functions.trick>[0]; readonly deck: number }): string => `${functions.trick(of.card)} kommt auf die Bühne; noch ${formats.count(of.deck, 'Karte', 'Karten')} im Stapel`,
  endTriggered: (of: { readonly seat: number; readonly last: string }, say: Voice): string => `${say.does(of.seat, 'hast', 'hat')} neun Nummern: ${of.last}`,
  last: (of: { readonly turn: number; readonly seat: number }, say: Voice): string => `Zug ${formats.number(of.turn)} ist der letzte und gehört ${say.toWhom(of.seat)}`,
  barren: (of: { readonly barren: number }): string => `kein Würfel wurde gelegt (${formats.count(of.barren, 'Zug', 'Züge')} in Folge)`,
  turnEnded: (of: { readonly seat: number; readonly placed: number }, say: Voice): string => `${say.owns(of.seat, 'dein')} Zug endet mit ${formats.number(of.placed)} gelegten Würfeln`,
  conceded: (of: { readonly loser: number; readonly winner: number }, say: Voice): string => `${say.does(of.loser, 'gibst', 'gibt')} auf, und ${say.does(of.winner, 'gewinnst', 'gewinnt')}`,
  draw: (of: { readonly high: number; readonly low: number; readonly why: string }): string => `unentschieden, ${formats.number(of.high)} zu ${formats.number(of.low)}: ${of.why}`,
  won: (of: { readonly seat: number; readonly high: number; readonly low: number; readonly why: string }, say: Voice): string => `${say.does(of.seat, 'gewinnst', 'gewinnt')}, ${formats.number(of.high)} zu ${formats.number(of.low)}: ${of.why}`,
  why: {
    nine: (): string => 'Neun Nummern waren erreicht, und der letzte Zug ist gespielt',
    'stage-empty': (): string => 'Die Bühne ist leer',
    stalled: (): string => 'In vier Zügen wurde kein Würfel gelegt',
  },
};
