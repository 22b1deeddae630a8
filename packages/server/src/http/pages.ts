/** The built web client, read once and served from memory: no request ever names a file. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, encodingFor } from './encodings.ts';
import { answerNotFound } from './errors.ts';
import { HEADERS } from './headers.ts';

interface Page {
  readonly body: Buffer;
  /** In an encoding, made when somebody first wants it; null where none would make it smaller. */
  readonly encoded: ((encoding: Encoding) => Promise<Buffer>) | null;
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
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

/** Serves a folder; an address that is no file gets the client, which knows what to show there. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (isApi(path)) return answerNotFound(request, reply);
    const page = pages.get(extname(path) === '' ? '/index.html' : path);
    return page === undefined ? answerNotFound(request, reply) : answerPage(page, request, reply);
  });
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

export async function readPages(folder: string): Promise<Map<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const pages = files.map(async (file): Promise<[string, Page]> => {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    return [path, await readPage(file, path)];
  });
  return new Map(await Promise.all(pages));
}

async function readPage(file: string, path: string): Promise<Page> {
  const body = await readFile(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return {
    body,
    encoded: type.includes('charset') && body.length > SMALLEST ? encodedOnce(body) : null,
    type,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    caching: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function encodedOnce(body: Buffer): NonNullable<Page['encoded']> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return encoding => {
    const bytes = made.get(encoding) ?? encode(body, encoding, 'file');
    made.set(encoding, bytes);
    return bytes;
  };
}

async function answerPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': page.caching, etag: page.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type(page.type);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (page.encoded === null || encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}
