/** Attacks by addresses: those that we are asked under, and those that we are to send to. */

import { request } from 'node:http';
import { isPrivate } from '../src/notifications/outbound.ts';
import type { Attack } from './attack.ts';

/** Ways to write this machine, or a neighbour, as an address of the newer kind. */
const INSIDE = [
  ...['::127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b:1::a00:1', '2001::7f00:1', 'fec0::1', '::ffff:10.0.0.1'],
  ...['64:ff9b::192.168.0.1', '100::1', '2001:db8::1', '2001:2::1', '2001:20::1', '192.88.99.1', '192.0.2.1', '::1'],
  ...['100:0:0:1::1', '5f00::1', '3fff::1'],
];

/** The status of a request that names another host than the one that it goes to. */
function askedAs(url: string, host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers: { host } }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end();
  });
}

export const ADDRESSES: readonly Attack[] = [
  {
    name: "metrics by a page whose site's name leads to this machine",
    async run(stage) {
      const hosts = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'];
      const statuses = await Promise.all(hosts.map(host => askedAs(stage.urls[0]!, host, '/metrics')));
      return { tries: hosts.length, successes: statuses.filter(status => status === 200).length };
    },
  },
  {
    name: 'messages into the own network by odd addresses',
    run: async () => ({ tries: INSIDE.length, successes: INSIDE.filter(address => !isPrivate(address)).length }),
  },
];
