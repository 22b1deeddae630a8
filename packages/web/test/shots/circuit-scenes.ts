/** The CIRCUIT where most is at stake. Matches played at random hardly come there. */

import type { Page } from 'playwright-core';
import type { KeptSolo } from '../../src/play/kept/kept-matches.ts';
import { keptStop, type Stop, stateAt, stopWhere, tryOut } from '../browser/circuit-stops.ts';
import type { Scene } from './scenes.ts';

interface Moment extends Pick<Scene, 'shows' | 'after'> {
  readonly name: string;
  readonly stop: Stop;
}

const hypeOf = (stop: Stop): number => stateAt(stop).teams[stop.seat]?.hype ?? 0;

const asks = (stop: Stop, question: string): boolean => stateAt(stop).stack.at(-1)?.name === question;

/** One use is open, and a pin of all its cards comes of it. */
const leadsToPin = (stop: Stop): boolean => {
  const uses = stop.moves.filter(({ type }) => type === 'use');
  if (uses.length !== 1 || stop.moves.some(({ type }) => type === 'trait')) return false;
  return tryOut(stop, uses[0]!).events.some(
    event => event.type === 'pinEnded' && event.success && event.cards.length > 2,
  );
};

const isWonByFirst = (stop: Stop): boolean => {
  const { result } = stateAt(stop);
  return result?.cause === 'finishingMoves' && result.winners.includes(0);
};

const usable = '.arena-ability[data-can]:not([data-trait])';

async function use(page: Page, which: string): Promise<void> {
  await page.locator(which).first().click();
  const whom = page.locator('.arena-choices .button[data-first]').first();
  if (await whom.isVisible()) await whom.click();
}

async function pin(page: Page): Promise<void> {
  await use(page, usable);
  await page.locator('.arena-ask [data-now]').click();
}

/** The second card is just turned. */
async function seePin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pin(page);
  await page.locator('.arena-pin-cards > li[data-turned]').nth(1).waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function buildOwn(page: Page): Promise<void> {
  await page.locator('.arena-builder-tabs .button').nth(1).click();
  await page.locator('.arena-face-main').nth(2).click();
  await page.locator('.arena-suggestions button').first().click();
}

function moments(): Moment[] {
  const pinned = stopWhere(leadsToPin);
  return [
    { name: 'own-team', stop: stopWhere(stop => asks(stop, 'choosingTeams')), after: buildOwn },
    { name: 'pin', stop: pinned, after: seePin },
    { name: 'pin-told', stop: pinned, after: pin },
    {
      name: 'edge',
      stop: stopWhere(
        ({ moves }) => moves.length > 2 && moves.some(({ type, dir }) => type === 'push' && dir === 'out'),
      ),
      after: page => page.locator('.arena-spot[data-kind="out"]').first().focus(),
    },
    {
      name: 'finisher',
      stop: stopWhere(stop => {
        const uses = stop.moves.filter(({ type }) => type === 'use');
        return (
          hypeOf(stop) >= 12 && uses.length > 1 && uses.some(one => tryOut(stop, one).types.has('finishingMoveUsed'))
        );
      }),
      after: page => use(page, `${usable}[data-finisher]`),
    },
    {
      name: 'three-teams',
      stop: stopWhere(stop => asks(stop, 'moving') && stateAt(stop).round > 4, 3),
    },
    { name: 'three-fight', stop: stopWhere(stop => asks(stop, 'acting') && stateAt(stop).round > 6, 3) },
    { name: 'won', stop: stopWhere(isWonByFirst) },
    { name: 'three-over', stop: stopWhere(stop => stop.moves.length === 0, 3) },
  ];
}

export interface CircuitScenes {
  readonly kept: readonly KeptSolo[];
  readonly scenes: readonly Scene[];
}

let found: readonly Moment[] | null = null;

export function circuitScenes(): CircuitScenes {
  found ??= moments();
  const all = found;
  const idOf = ({ name }: Moment): string => `the-circuit-at-${name}`;
  return {
    kept: all.map(moment => keptStop(idOf(moment), moment.stop)),
    scenes: all.map(moment => ({
      name: `the-circuit-${moment.name}`,
      path: `/solo/${idOf(moment)}`,
      shows: moment.shows ?? '.arena > *',
      ...(moment.after && { after: moment.after }),
    })),
  };
}
