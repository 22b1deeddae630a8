/** A letter, and the addresses that letters go to. */

import { domainToASCII, domainToUnicode } from 'node:url';

export interface Mail {
  /** As in `Roundhouse <play@example.org>`. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same thing, so that a letter sent twice can be shown once. */
  readonly messageId: string;
  readonly date: Date;
  /** Header lines of our own making, in ASCII. */
  readonly headers: Readonly<Record<string, string>>;
}

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL = 64;
/** Letters of any script (RFC 6531); no quotes, no comments, nothing that could end a line. */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An address that can be written to without a question, in one spelling; or null. */
export function parseAddress(text: string): string | null {
  const plain = text.trim().normalize('NFC');
  const at = plain.lastIndexOf('@');
  const [local, host] = [plain.slice(0, Math.max(0, at)), plain.slice(at + 1)];
  // The part behind the @ is the same in small letters and in any way to write it; the part before it may not be.
  const domain = HOST.test(host) ? domainToASCII(host) : '';
  if (Buffer.byteLength(local) > LONGEST_LOCAL || local.length + domain.length >= LONGEST_ADDRESS) return null;
  return LOCAL.test(local) && DOMAIN.test(domain) && !/^[\d.]+$/.test(domain)
    ? `${local}@${domainToUnicode(domain)}`
    : null;
}

/** The bare address in `Name <address>`. */
export const bareAddress = (from: string): string => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
