/** A mail as it travels: headers and plain text, in lines that every mail server takes. */

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

const LINE = 76;
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL = 64;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ADDRESS = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+${LABEL}$`);

/** An address that can be written to without a question, or null. */
export function parseAddress(text: string): string | null {
  const plain = text.trim();
  const at = plain.lastIndexOf('@');
  if (plain.length > LONGEST_ADDRESS || at > LONGEST_LOCAL || !ADDRESS.test(plain)) return null;
  // The part behind the @ is the same in small letters; the part before it may not be.
  return plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** The bare address in `Name <address>`. */
export const bareAddress = (from: string): string => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();

/** The whole letter, in ASCII, with CRLF. */
export function formatMail({ from, to, subject, text, messageId, date, headers }: Mail): string {
  const head = {
    From: formatFrom(from),
    To: to,
    Subject: encodeWords(subject),
    'Message-ID': `<${messageId}>`,
    Date: date.toUTCString().replace('GMT', '+0000'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'quoted-printable',
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${encodeText(text)}\r\n`;
}

function formatFrom(from: string): string {
  const name = from.slice(0, from.lastIndexOf('<')).trim();
  return name === '' ? bareAddress(from) : `${encodeWords(name)}\r\n <${bareAddress(from)}>`;
}

/** A header's text (RFC 2047). What could end the line and begin another header is left out. */
export function encodeWords(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(plain) && !plain.includes('=?') && plain.length <= LINE - 10) return plain;
  const words: string[] = [];
  let word = '';
  // Whole characters only; 36 bytes are 48 in base64, and with what is around them and the header's name fit a line.
  for (const character of plain) {
    if (Buffer.byteLength(word + character) > 36) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map(one => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

/** Quoted-printable (RFC 2045), with CRLF. */
export function encodeText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(encodeLine)
    .join('\r\n');
}

function encodeLine(line: string): string {
  const lines: string[] = [];
  let now = '';
  const bytes = Buffer.from(line);
  for (const [i, byte] of bytes.entries()) {
    const isLast = i === bytes.length - 1;
    const isSpace = byte === 0x20 || byte === 0x09;
    // A space at the end of a line may get lost on the way.
    const isPlain = isSpace ? !isLast : byte > 0x20 && byte < 0x7f && byte !== 0x3d;
    const next = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (now.length + next.length > LINE - 1) {
      lines.push(`${now}=`);
      now = '';
    }
    now += next;
  }
  return [...lines, now].join('\r\n');
}
