/** The page that explains the endpoints: made on the server from the description, and readable without any script. */

import type { Json, OpenApi, Operation } from './openapi.ts';
import { escapeHtml as esc, outline } from './outline.ts';

/** The whole page. `origin` is where it is served, for the commands that one can copy. */
export function renderPage(api: OpenApi, origin: string): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort();
  const shelves = tags.map(tag => {
    const endpoints = operations.filter(({ operation }) => operation.tags.includes(tag));
    return `<section><h2 class="label" id="tag-${esc(tag)}">${esc(tag)}</h2>${endpoints.map(one => endpointOf(one, api, origin)).join('')}</section>`;
  });
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) => schemaOf(name, schema));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Roundhouse</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/tokens.css">
<link rel="stylesheet" href="/api/page.css">
<script type="module" src="/api/page.js"></script>
</head>
<body>
<header class="top"><a class="wordmark poster" href="/">Roundhouse</a></header>
<main>
<h1 class="poster">API</h1>
<p class="lead">${say(api.info.description)}</p>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Bots speak at <a href="#lineApiBridge">/api/bridge</a>.</p>
<p class="search" hidden><label class="label" for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false"><span class="label" role="status"></span></p>
${shelves.join('\n')}
<section><h2 class="label" id="schemas">Schemas</h2>${schemas.join('')}</section>
</main>
</body>
</html>
`;
}

interface Shown {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function endpointOf({ path, method, operation }: Shown, api: OpenApi, origin: string): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const messages = operation['x-messages'];
  const verb = messages === undefined ? method.toUpperCase() : 'WS';
  const [body] = Object.values(requestBody?.content ?? {});
  return `<details class="endpoint" id="${esc(operationId)}" data-find="${esc(`${verb} ${path} ${summary} ${description}`.toLowerCase())}">
<summary><span class="verb" data-verb="${verb}">${verb}</span> <code>${esc(path)}</code> <span class="about">${say(summary)}</span></summary>
<div class="inside">
${description === '' ? '' : `<p>${say(description)}</p>`}
${keysOf(operation)}
${operation['x-weight'] === undefined ? '' : `<p>Counts for ${operation['x-weight']} requests.</p>`}
${parameters.length === 0 ? '' : `<h3 class="label">Parameters</h3><pre>${parameters.map(one => `${esc(one.name)}${one.required ? '' : '?'}: ${outline(one.schema)} <em>in the ${esc(one.in)}</em>`).join('\n')}</pre>`}
${body === undefined ? '' : `<h3 class="label">Takes</h3>${taken(body.schema, api)}${exampleOf(body)}`}
${messages === undefined ? '' : `<h3 class="label">Takes</h3><pre>${outline(messages.takes)}</pre><h3 class="label">Gives</h3><pre>${outline(messages.gives)}</pre>`}
<h3 class="label">Answers</h3><dl>${Object.entries(responses).map(answerOf).join('')}</dl>
${messages === undefined ? `<h3 class="label">Try it</h3><pre class="copy">${esc(curlFor(path, verb, operation, origin))}</pre>` : ''}
</div>
</details>`;
}

/** Plain text with `code` in it. */
const say = (text: string): string => esc(text).replace(/`([^`]*)`/g, (_, code: string) => `<code>${code}</code>`);

function keysOf({ security }: Operation): string {
  if (security === undefined) return '';
  const keys = security.map(one => Object.keys(one)[0] ?? 'none');
  return `<p class="keys"><span class="label">Key</span> ${keys.map(key => `<code>${esc(key)}</code>`).join(' or ')}</p>`;
}

/** What is sent is shown whole: it is what a builder has to write. */
function taken(schema: Json, api: OpenApi): string {
  const name = String(schema.$ref ?? '')
    .split('/')
    .at(-1)!;
  const meant = api.components.schemas[name];
  return `<pre>${meant === undefined ? '' : `${outline(schema)} `}${outline(meant ?? schema)}</pre>`;
}

function exampleOf({ example }: { readonly example?: unknown }): string {
  if (example === undefined) return '';
  return `<pre class="example">${esc(typeof example === 'string' ? example : JSON.stringify(example, null, 2))}</pre>`;
}

function answerOf([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const [[type, media] = []] = Object.entries(content ?? {});
  const isGood = Number(status) < 400;
  const about = isGood && type !== undefined && type !== 'application/json' ? ` <code>${esc(type)}</code>` : '';
  // All errors have the one form that the head of the page tells, but for those that bring something along.
  const isTold = media === undefined || media.schema.$ref === '#/components/schemas/ErrorBody';
  const body = isTold ? '' : `<pre>${outline(media.schema)}</pre>${exampleOf(media)}`;
  return `<dt><b>${esc(status)}</b></dt><dd>${say(description)}${about}${body}</dd>`;
}

function curlFor(path: string, verb: string, { security, requestBody }: Operation, origin: string): string {
  const key = security?.map(one => Object.keys(one)[0]).find(one => one === 'seat' || one === 'token');
  const [body] = Object.values(requestBody?.content ?? {});
  const parts = [
    `curl ${verb === 'GET' ? '' : `-X ${verb} `}${origin}${path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}`,
    ...(key === undefined ? [] : [`-H "authorization: Bearer ${key === 'token' ? '$ROUNDHOUSE_TOKEN' : '$KEY'}"`]),
    ...(body?.example === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body.example)}'`]),
  ];
  return parts.join(' \\\n  ');
}

const schemaOf = (name: string, schema: Json): string =>
  `<details class="endpoint schema" id="schema-${esc(name)}" data-find="${esc(name.toLowerCase())}">
<summary><code>${esc(name)}</code> <span class="about">${say(String(schema.description ?? ''))}</span></summary>
<div class="inside"><pre>${outline(schema)}</pre></div></details>`;
