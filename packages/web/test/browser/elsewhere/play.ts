/** How each game is played by pressing, without knowing its rules: what can be pressed is asked of its table. */

import { fastChance } from '@roundhouse/kernel';
import { isNightly } from '@roundhouse/kernel/testing';
import { type Guest, type Kind, LATE_MS } from './guest.ts';

type Pick = (count: number) => number;

/** A game, where one sits down at it, and what answers it, best first. */
export interface Table {
  readonly game: string;
  /** The form that opens a table. */
  readonly at: string;
  /** What is chosen on that form before it is sent. */
  readonly choose?: (guest: Guest) => Promise<void>;
  /** Shown when the table is laid. */
  readonly laid: string;
  /** What answers a question, best first; one of a kind is pressed. */
  readonly answers: readonly (string | Kind)[];
}

/** Only while this is asked. */
const asked = (question: string, answer: string): string => `body:has(.ec-ask[data-asked="${question}"]) ${answer}`;

export const FITE: Table = {
  game: 'fite',
  at: '/new/fite',
  laid: '.fite-powers',
  answers: [
    '.fite-powers:not(:has(input:checked)) input',
    '.match-main:not(:has(.fite-spot input:checked)) .fite-spot input',
    '.fite button[type="submit"]:not(:disabled)',
  ],
};

const CIRCUS: Table = {
  game: 'circus-combat',
  at: '/new/circus-combat?with=random',
  laid: '.circus-stage',
  answers: [
    '.circus-trick[data-press="place"]',
    '.circus-stage:not(:has(.circus-trick[aria-pressed="true"])) .circus-trick[data-press="pick"]',
    '.circus-ask:not(:has(.circus-swap input:checked)) .circus-swap',
    '.circus-ask[data-asked="reroll"] .circus-answer button',
    '.circus-ask[data-asked] .circus-answer [type="submit"]:not(:disabled)',
  ],
};

const ELEMENTS: Table = {
  game: 'element-circle',
  at: '/new/element-circle?with=random',
  // One round.
  choose: guest => guest.press({ css: 'form label', reads: '^First night' }),
  laid: '.ec-layout',
  answers: [
    asked('pickElements', '[data-answer="pickElements"]:not(:disabled)'),
    asked('pickElements', '.ec-element[aria-disabled="false"]'),
    asked('redraw', '[data-answer="keep"]'),
    asked('pay', '[data-answer="pay"]'),
    asked('opponent', '.ec-choose'),
    asked('takeLooked', '.ec-looked button'),
    asked('mode', '.ec-answers button'),
    'button.ec-slot[data-mark="target"]',
    asked('putType', '.ec-element'),
    '.ec-ask[data-asked] [data-do]',
    'body:has(.ec-ask[data-asked]) :is(.ec-hand-card, .ec-permanent)[data-can]',
    '.ec-ask[data-asked] :is([data-answer="end"], [data-answer="stop"], [data-answer="giveUp"])',
  ],
};

const CIRCUITRY: Table = {
  game: 'circuitry',
  at: '/new/circuitry',
  laid: '.cir-table',
  answers: [
    '.cir-ask .cir-do:not(:disabled)',
    '.cir-ask[data-composing] :is(.cir-chip[data-first])',
    ...['deliver', 'gain', 'drawTwoGold', 'pass', 'passTurn', 'true'].map(key => `[data-thing="answer:${key}"]`),
    'button.cir-pile[data-can]',
    // A walk now and then; the bot is quicker.
    { css: '.cir-target', oneIn: 3 },
    '[data-thing="answer:endTurn"]',
    '.cir-ask[data-composing] [data-cancel]',
    '.cir-ask [data-first]',
    '.cir-target',
  ],
};

const CIRCUIT: Table = {
  game: 'the-circuit',
  at: '/new/the-circuit',
  async choose(guest) {
    await guest.press({ css: 'form label', reads: '^Wanda' });
    await guest.press({ css: 'form summary', reads: '^All options' });
    await guest.fill('Bell after', '10');
  },
  laid: '.arena-ready-team',
  answers: [
    '.arena-pin-skip',
    '.arena-tray .button[data-tone="strong"]:not(:disabled)',
    '.arena-ready-team',
    '.arena-ask [data-now]:not(:disabled)',
    '.arena-choices .button[data-first]',
    '.arena-spot[data-kind="out"]',
    '.arena-ability[data-can]',
    'button.arena-hand-card[data-can]',
    '.arena-zone-spot',
    '.arena-spot',
    '.arena-ask [data-first]:not(:disabled)',
  ],
};

export const TABLES: readonly Table[] = [FITE, CIRCUS, ELEMENTS, CIRCUITRY, CIRCUIT];

/** The buttons that end every form of ours. */
const START = 'form [type="submit"]';

/** Over the first table of a game it is said what it is about. */
const SIT_DOWN = 'dialog[open] .page-actions button';

/** So many answers are enough to see that a table can be played by pointing. */
const BY_HAND = 8;
const LOOK_AGAIN_MS = 15;

/** More than any game takes. */
const MOST_ANSWERS = 4000;

const OVER = '.match-end';

/** Opens a table against a bot. */
export async function sitDown(guest: Guest, url: string, { at, choose, laid }: Table): Promise<void> {
  await guest.goto(url + at);
  await guest.run(hurryBots);
  await choose?.(guest);
  await guest.press(START);
  await guest.sees(laid);
}

/** Divides evenly among as many as stand beside each other. */
const ANY = 5040;

/** All that may be pressed, best first. */
const kindsAt = ({ answers }: Table): readonly Kind[] =>
  [SIT_DOWN, ...answers].map(kind => (typeof kind === 'string' ? { css: kind } : kind));

/** Answers once, by pointing; whether there was anything to answer. */
export function answerOnce(guest: Guest, table: Table, pick: Pick): Promise<boolean> {
  const thought = kindsAt(table).filter(({ oneIn = 1 }) => pick(oneIn) === 0);
  return guest.pressOneOf(thought, pick(ANY));
}

/** Plays to the end: at first by pointing, by night for all of the game. */
export async function playOut(guest: Guest, table: Table, seed: number): Promise<void> {
  const chance = fastChance(seed);
  const [most, byHand] = [MOST_ANSWERS, isNightly ? MOST_ANSWERS : BY_HAND];
  let given = 0;
  for (let since = performance.now(); !(await isOver(guest)); ) {
    const isLate = performance.now() - since > LATE_MS;
    if (given >= most || isLate) throw new Error(`${table.game} does not end after ${given}\n${await guest.says()}`);
    const answered =
      given < byHand
        ? Number(await answerOnce(guest, table, count => chance.int(count)))
        : await guest.pressOn(kindsAt(table), OVER, chance.int(ANY));
    given += answered;
    if (answered > 0) since = performance.now();
    else await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

export const isOver = (guest: Guest): Promise<boolean> => guest.isSeen(OVER);

/** Runs in the page: bots think for a twentieth of the time that people grant them. */
function hurryBots(): void {
  type Question = { readonly request?: { readonly budgetMs: number } };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (question: Question, ...rest: []) {
    const { request } = question;
    const hurried = request ? { ...question, request: { ...request, budgetMs: request.budgetMs / 20 } } : question;
    postMessage.call(this, hurried, ...rest);
  };
}
