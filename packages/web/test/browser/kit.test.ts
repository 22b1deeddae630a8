/**
 * The catalogue of the kit: every piece is there in both themes, fit for everyone, and its pictures look as approved.
 * When a drawing has changed on purpose: `APPROVE=1 npx vitest run --project browser packages/web/test/browser/kit.test.ts`.
 */

import * as kit from '@roundhouse/kit';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';
import { expectLooksAsApproved } from './pictures.ts';

const house = useHouse();

test('every part in both themes, fit for everyone on a phone', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/kit`);
  await page.getByRole('heading', { name: 'The kit' }).waitFor();
  await expectFit(page, 'the kit');
  expect(await page.locator('.kit-icons').first().getByRole('listitem').count()).toBe(kit.ICONS.length);
  expect(await page.locator('[data-part="dice"] .die').count()).toBe(2 * 7);
  for (const sound of kit.SOUNDS) {
    expect(await page.locator('[data-part="sounds"]').getByRole('button', { name: sound }).count()).toBe(2);
  }
  const papers = await page.locator('[data-part="colours"] .kit-theme').evaluateAll(themes => {
    return themes.map(theme => getComputedStyle(theme).backgroundColor);
  });
  expect(papers).toEqual(['rgb(242, 231, 210)', 'rgb(20, 16, 13)']);
});

test('a button that goes down under the finger is pressed by its upper edge too', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/kit`);
  const button = page.getByRole('button', { name: 'Speak' }).first();
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(element =>
    element.addEventListener('click', () => element.setAttribute('data-was', 'pressed')),
  );
  const { x, y, width } = (await button.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 1);
  await page.mouse.down();
  // Down where it goes: not before is it let go of.
  await expect.poll(async () => (await button.boundingBox())!.y).toBeGreaterThan(y + 2);
  await page.mouse.up();
  expect(await button.getAttribute('data-was')).toBe('pressed');
});

test('a hand is picked from, and what is spoken is spoken', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/kit`);
  const hand = page.getByRole('list', { name: 'A hand of seven cards' }).first();
  const picked = hand.getByRole('button', { pressed: true });
  expect(await picked.allInnerTexts()).toEqual([expect.stringContaining('Card 6')]);
  await hand.getByRole('button', { name: 'Card 3' }).click();
  expect(await picked.allInnerTexts()).toEqual([expect.stringContaining('Card 3')]);
  await page.getByRole('button', { name: 'Speak' }).first().click();
  await page
    .getByRole('status')
    .filter({ hasText: 'This is what a screen reader says.' })
    .waitFor({ state: 'attached' });
});

test.each(['light', 'dark'])('what opens, opens, and looks as approved: %s', async theme => {
  const page = await house.visit({ viewport: PHONE });
  await page.addInitScript(() => {
    // What leaves by itself stays while it is looked at.
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, ms = 0) => wait(run, ms > 5000 ? 3_600_000 : ms)) as typeof wait;
  });
  await page.goto(`${house.url}/kit`);
  const part = page.locator(`[data-part="explanations"] [data-theme="${theme}"]`);
  await part.getByRole('button', { name: 'What is this?' }).click();
  const tip = part.locator('.tip-bubble');
  await tip.getByText('It explains itself when pressed').waitFor();
  await expectLooksAsApproved(tip, `kit-tip-${theme}`);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  for (const [button, name] of [
    ['Open a dialog', 'A dialog'],
    ['Open a drawer', 'A drawer'],
  ] as const) {
    await part.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expectLooksAsApproved(page.locator('dialog[open]'), `kit-${button.split(' ').at(-1)}-${theme}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  for (const [button, name] of [
    ['Show an answer', 'answer'],
    ['Show a note', 'note'],
  ] as const) {
    await part.getByRole('button', { name: button }).click();
    await page.getByRole('alert').waitFor();
    if (name === 'answer') await expectFit(page, 'the kit with an answer to something');
    await expectLooksAsApproved(page.getByRole('alert'), `kit-${name}-${theme}`);
    await page.getByRole('alert').getByRole('button').last().click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
  await part.getByRole('button', { name: 'Rule FITE-14' }).last().click();
  await page.locator('dialog .rule').first().waitFor();
});

test('every part looks as approved, in both themes', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/kit`);
  const parts = page.locator('.kit-part');
  const names = await parts.evaluateAll(all => all.map(part => (part as HTMLElement).dataset.part!));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await expectLooksAsApproved(page.locator(`[data-part="${name}"] .kit-themes`), `kit-${name}`);
  }
});

/** Runs in the page, before it: what is played is kept to be measured; all of it sounds at the second that is set. */
function recordSounds(): void {
  const audio = new OfflineAudioContext(1, 44_100 * 30, 44_100);
  Object.defineProperties(audio, {
    resume: { value: () => Promise.resolve() },
    currentTime: { get: () => (globalThis as { second?: number }).second },
  });
  Object.assign(globalThis, { second: 0, audio });
  // What is called with `new` is no arrow.
  globalThis.AudioContext = function AudioContext() {
    return audio;
  } as never;
}

/** Runs in the page: the highest point of each second, and the loudest twentieth of it. */
async function measureSounds(): Promise<{ peak: number; loud: number }[]> {
  const { audio } = globalThis as unknown as { audio: OfflineAudioContext };
  const wave = (await audio.startRendering()).getChannelData(0);
  const [second, part] = [audio.sampleRate, audio.sampleRate / 20];
  const rms = (from: number): number => Math.hypot(...wave.subarray(from, from + part)) / Math.sqrt(part);
  return Array.from({ length: wave.length / second }, (_, at) => ({
    peak: wave.subarray(at * second, (at + 1) * second).reduce((high, point) => Math.max(high, Math.abs(point)), 0),
    loud: Math.max(...Array.from({ length: 20 }, (_, i) => rms(at * second + i * part))),
  }));
}

test('each sound can be heard beside the others, and all at once are not too much', async () => {
  const page = await house.visit();
  await page.addInitScript(recordSounds);
  await page.goto(`${house.url}/kit`);
  const press = (sound: string) => page.locator('[data-part="sounds"]').getByRole('button', { name: sound }).first();
  const at = (second: number) => page.evaluate(now => Object.assign(globalThis, { second: now }), second);
  for (const [i, sound] of kit.SOUNDS.entries()) {
    await at(2 * i);
    await press(sound).click();
  }
  await at(2 * kit.SOUNDS.length);
  for (const sound of kit.SOUNDS) await press(sound).click();
  const measured = await page.evaluate(measureSounds);
  const each = kit.SOUNDS.map((_, i) => measured[2 * i]!);
  const loudest = Math.max(...each.map(({ loud }) => loud));
  // Within 20 decibels of each other; what is made of noise differs a little every time.
  for (const [i, sound] of kit.SOUNDS.entries()) expect(each[i]!.loud / loudest, sound).toBeGreaterThan(0.1);
  const together = measured[2 * kit.SOUNDS.length]!;
  expect(together.peak).toBeLessThan(1);
  expect(together.loud).toBeLessThan(2 * loudest);
});
