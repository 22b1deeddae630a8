/** The built web client, read once and served from memory: no request ever names a file. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, encodingFor } from './encodings.ts';
import { answerNotFound } from './errors.ts';
import { HEADERS } from './headers.ts';
import { originOf, type ServerLocation } from './origin.ts';
import { type Findable, languageOf, previewOf, withPreview } from './previews.ts';

interface Page {
  readonly body: Buffer;
  /** In an encoding, made when somebody first wants it; null where none would make it smaller. */
  readonly encoded: ((encoding: Encoding) => Promise<Buffer>) | null;
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  /** What of a request it depends on, for whoever keeps it on its way. */
  readonly vary: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};

/** Shorter ones are sent as they are: encoding them would save nothing. */
const SMALLEST = 200;

/** Vite puts a hash of the content into these names, so another content has another name. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The built client, read. */
export type Pages = ReadonlyMap<string, Page>;

/** What the pages are told of where they stand, and of what is found here. */
export interface Surroundings extends ServerLocation {
  readonly find: Findable;
}

/** Serves a folder; an address that is no file gets the client, which knows what to show there, with a preview of that. */
export function servePages(app: FastifyInstance, pages: Pages, around: Surroundings): void {
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (isApi(path)) return answerNotFound(request, reply);
    const isFile = extname(path) !== '';
    const page = pages.get(isFile ? path : '/index.html');
    if (page === undefined) return answerNotFound(request, reply);
    return answerPage(isFile ? page : await previewed(page, path, pages, request, around), request, reply);
  });
}

/** The client with what a link to this address shows. */
async function previewed(
  page: Page,
  path: string,
  pages: Pages,
  request: FastifyRequest,
  { find, ...where }: Surroundings,
): Promise<Page> {
  const preview = await previewOf(path, languageOf(request.headers['accept-language']), find);
  const picture = preview && `/previews/${preview.game}.jpg`;
  const origin = originOf(request.raw, where);
  const image = origin + (picture !== null && pages.has(picture) ? picture : '/icon-512.png');
  const body = Buffer.from(withPreview(page.body.toString(), preview, { url: origin + path, image }));
  return pageOf(body, '/index.html', 'answer');
}

const isApi = (path: string): boolean => /^\/api(?:\/|$)/.test(path);

/** Answers an address that nobody can read with the client, which says so; false where no page was asked for. */
export function answerUnreadable(pages: Pages, request: FastifyRequest, reply: FastifyReply): boolean {
  const page = pages.get('/index.html');
  if (request.method !== 'GET' || isApi(request.url) || page === undefined) return false;
  reply.headers(HEADERS);
  void answerPage(page, request, reply);
  return true;
}

/** The built client, with the files of games from outside, if there are any, as though it had been built with them. */
export async function readPages(folder: string, games: GameFiles = new Map()): Promise<Map<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const pages = files.map(async (file): Promise<[string, Page]> => {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    return [path, await readPage(file, path)];
  });
  const read = new Map(await Promise.all(pages));
  if (games.size > 0) addGames(read, games);
  return read;
}

/** Files of games from outside, by their address; one of them puts the games on the page's list. */
export type GameFiles = ReadonlyMap<string, string>;

/** The script of the page that draws it, and where its worker tells what it keeps for times without a network. */
const FIRST_SCRIPT = '<script type="module"';
const BUILD = /^const BUILD=(\{.*?\});/;

function addGames(pages: Map<string, Page>, games: GameFiles): void {
  for (const [path, text] of games) pages.set(path, pageOf(Buffer.from(text), path, 'file'));
  const change = (path: string, how: (text: string) => string): void => {
    const page = pages.get(path);
    if (page !== undefined) pages.set(path, pageOf(Buffer.from(how(page.body.toString())), path, 'file'));
  };
  // Scripts run in their order: the games are on the list before the page's own reads it.
  change('/index.html', text => text.replace(FIRST_SCRIPT, `${FIRST_SCRIPT} src="/games/outside.js"></script>$&`));
  const digest = createHash('sha256')
    .update(JSON.stringify([...games]))
    .digest('hex')
    .slice(0, 8);
  change('/sw.js', text =>
    text.replace(BUILD, (_, json: string) => {
      const { name, files } = JSON.parse(json) as { name: string; files: string[] };
      return `const BUILD=${JSON.stringify({ name: `${name}-${digest}`, files: [...files, ...games.keys()] })};`;
    }),
  );
}

async function readPage(file: string, path: string): Promise<Page> {
  return pageOf(await readFile(file), path, 'file');
}

/** A page as a file of this path would be. `file`: encoded once and sent often, so that it may take a while. */
function pageOf(body: Buffer, path: string, use: 'file' | 'answer'): Page {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    body,
    encoded: type.includes('charset') && body.length > SMALLEST ? encodedOnce(body, etag, use) : null,
    type,
    etag,
    caching: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    // What a link shows is in the reader's language.
    vary: use === 'file' ? 'accept-encoding' : 'accept-encoding, accept-language',
  };
}

/** Files as they were encoded, by encoding and etag: all servers of a process send the same ones. */
const encodedFiles = new Map<string, Promise<Buffer>>();

function encodedOnce(body: Buffer, etag: string, use: 'file' | 'answer'): NonNullable<Page['encoded']> {
  const made = use === 'file' ? encodedFiles : new Map<string, Promise<Buffer>>();
  return encoding => {
    const name = `${encoding} ${etag}`;
    const bytes = made.get(name) ?? encode(body, encoding, use);
    made.set(name, bytes);
    return bytes;
  };
}

async function answerPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': page.caching, etag: page.etag, vary: page.vary });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type(page.type);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (page.encoded === null || encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}
