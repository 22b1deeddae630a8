/** A game that is no part of this repository, from a server that was given its folder: at its own table, and without a network. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useHouse } from './open.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const house = useHouse();

async function serveGame(): Promise<string> {
  const command = join(ROOT, 'packages/cli/bin/roundhouse.mjs');
  const args = [command, 'serve', '--game', join(ROOT, 'examples/game'), '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [...args, '--log', 'off', '--data', house.dataDir]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', data => resolve(String(data)));
    child.stderr.on('data', data => reject(new Error(String(data))));
  });
  return /http:\S+/.exec(said)![0];
}

test('it stands on the shelf, is played against a bot with the network off, and its rules can be read', async () => {
  const url = await serveGame();
  const page = await house.visit({ installs: true });
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play Last Straw' }).click();
  const straws = page.locator('.last-straw .straw');
  await page.locator('.last-straw').waitFor();
  // The table has its own look: a straw is as high as its style says.
  await expect.poll(async () => (await straws.first().boundingBox())?.height).toBe(112);
  const first = page.locator('.last-straw-moves button').first();
  const end = page.locator('.match-end');
  while (!(await end.isVisible())) {
    await Promise.race([first.click().catch(() => {}), end.waitFor()]);
  }
  await page
    .getByText(/^(?:You win|.* wins)\.$/)
    .first()
    .waitFor();
  expect(await straws.count()).toBe(0);
  await page.goto(`${url}/rules/last-straw`);
  await page.getByText('Whoever takes the last straw has lost.').waitFor();
});

test('where it brings no bot, only those are offered that need none, and there are no hints', async () => {
  const url = await serveGame();
  const page = await house.visit();
  await page.goto(`${url}/new/last-straw`);
  const against = page.getByRole('group', { name: 'Against' });
  await expect.poll(() => against.getByRole('radio').count()).toBe(4);
  expect(await against.getByRole('radio', { name: 'Wanda' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Draw straws' }).click();
  const end = page.locator('.match-end');
  const first = page.locator('.last-straw-moves button').first();
  await page.locator('.last-straw').waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  while (!(await end.isVisible())) {
    await Promise.race([first.click().catch(() => {}), end.waitFor()]);
  }
  expect(await page.getByText('The bot has stopped thinking').count()).toBe(0);
});
