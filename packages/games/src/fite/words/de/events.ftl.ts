/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';

export const events = {
  enters: (of: { readonly seat: number; readonly power: string | null }, say: Voice): string => `${say.does(of.seat, 'trittst', 'tritt')} ${of.power === null ? 'ohne Superkraft' : `mit ${of.power}`} an`,
  committed: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'hast gewählt', 'hat gewählt'),
  turnStarted: (of: { readonly turn: number }): string => `Runde ${formats.number(of.turn)} beginnt`,
  standTogether: (of: { readonly place: string }): string => `beide stehen auf ${of.place}`,
  stands: (of: { readonly seat: number; readonly place: string }, say: Voice): string => `${say.does(of.seat, 'stehst', 'steht')} auf ${of.place}`,
  swiftAnswered: (of: { readonly place: string | null; readonly seat: number }, say: Voice): string => of.place === null ? say.does(of.seat, 'bleibst stehen und behältst Flink', 'bleibt stehen und behält Flink') : `${say.does(of.seat, 'setzt Flink ein und gehst', 'setzt Flink ein und geht')} auf ${of.place}`,
  divides: (of: { readonly seat: number; readonly off: number; readonly def: number; readonly using: boolean }, say: Voice): string => `${say.does(of.seat, 'schickst', 'schickt')} ${formats.number(of.off)} in den Angriff und ${formats.number(of.def)} in die Abwehr${of.using ? ', mit der Superkraft im Einsatz' : ''}`,
  rolls: (of: { readonly seat: number; readonly off: string; readonly def: string }, say: Voice): string => `${say.does(of.seat, 'würfelst', 'würfelt')} ${of.off} im Angriff und ${of.def} in der Abwehr`,
  noDice: (): string => 'nichts',
  leavesDice: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'lässt die Würfel liegen', 'lässt die Würfel liegen'),
  reacts: (of: { readonly seat: number; readonly parts: string }, say: Voice): string => `${say.name(of.seat)} ${of.parts}`,
  nobodyReacts: (): string => 'niemand reagiert',
  attackCompared: (of: { readonly seat: number; readonly off: string; readonly def: string; readonly outcome: readonly (string | number)[] }, say: Voice): string => `${say.owns(of.seat, 'dein')} Angriff ${of.off} trifft auf ${of.def}: ${formats.list(of.outcome)}`,
  cancelled: (of: { readonly dice: number }): string => `${formats.number(of.dice)} abgewehrt`,
  tooWeak: (of: { readonly dice: number }): string => `${formats.number(of.dice)} zu schwach`,
  hits: (of: { readonly dice: number }): string => `${of.dice === 0 ? 'kein' : formats.number(of.dice)} Treffer`,
  nothingLost: (of: { readonly left: number; readonly others: number }): string => `kein Würfel geht verloren: weiter ${formats.number(of.left)} gegen ${formats.number(of.others)}`,
  diceLost: (of: { readonly seat: number; readonly lost: number; readonly other: number; readonly theirs: number; readonly left: number; readonly others: number }, say: Voice): string => `${say.does(of.seat, 'verlierst', 'verliert')} ${of.lost === 0 ? 'nichts' : `${formats.number(of.lost)} Würfel`}, ${say.name(of.other)} ${of.theirs === 0 ? 'nichts' : `${formats.number(of.theirs)} Würfel`}: ${formats.number(of.left)} gegen ${formats.number(of.others)}`,
  fighterDazed: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'bist mit einem Würfel angezählt', 'ist mit einem Würfel angezählt'),
  rolledOff: (of: { readonly throws: string }): string => `Stechen: ${of.throws}`,
  throws: (of: { readonly seat: number; readonly die: number }, say: Voice): string => `${say.does(of.seat, 'würfelst', 'würfelt')} ${formats.number(of.die)}`,
  rematchCalled: (of: { readonly rematch: number }): string => `niemand ist mehr da, der gewinnen könnte, also beginnt der Kampf von vorn (Wiederholung ${formats.number(of.rematch)})`,
  draw: (of: { readonly why: string }): string => `unentschieden: ${of.why}`,
  won: (of: { readonly seat: number; readonly why: string }, say: Voice): string => `${say.does(of.seat, 'gewinnst', 'gewinnt')} den Kampf: ${of.why}`,
  why: {
    takenOut: (): string => 'der letzte Würfel ist weg',
    finished: (): string => 'wer angezählt ist, geht zu Boden',
    bothOut: (): string => 'beide sind draußen',
    bothDazed: (): string => 'beide sind angezählt',
    turnLimit: (): string => 'die Zeit ist um',
    concede: (): string => 'durch Aufgabe',
    rollOff: (): string => 'im Stechen',
  },
};
