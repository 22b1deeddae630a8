/** Frames written by hand, read by somebody else's client. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/live/frame.ts';

test('text of every length arrives as it was written', async () => {
  // On both sides of where the length needs more bytes, and where letters and bytes differ in number.
  const texts = [0, 1, 125, 126, 65_535, 65_536].map(length => 'x'.repeat(length));
  texts.push('ö'.repeat(62), 'ö'.repeat(63), `${'x'.repeat(65_534)}ö`, '„Würfel“ 🎲');

  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, line => {
      for (const text of texts) socket.write(textFrame(text));
      line.close();
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());

  const heard: string[] = [];
  const line = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  line.on('message', text => heard.push(String(text)));
  const code = await new Promise((resolve, reject) => {
    line.on('close', resolve);
    line.on('error', reject);
  });
  expect(heard).toEqual(texts);
  expect(code).toBe(1005);
});
