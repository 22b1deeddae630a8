/** A schema as a person reads it: lines of a type, with references as links. */

import type { Json } from './openapi.ts';

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

/** Markup for a `pre`: names, types, bounds, and what each field means. */
export function outline(schema: Json, indent = ''): string {
  const { $ref, anyOf, type } = schema as { $ref?: string; anyOf?: Json[]; type?: string };
  if ($ref !== undefined) {
    const name = escapeHtml($ref.split('/').at(-1)!);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return `<b>${escapeHtml(JSON.stringify(schema.const))}</b>`;
  if (anyOf !== undefined) return anyOf.map(one => outline(one, indent)).join(' | ');
  if (type === 'array') return `[ ${outline((schema.items ?? {}) as Json, indent)} … ]`;
  if (type === 'object') return outlineObject(schema, indent);
  return type === undefined ? 'anything' : `<i>${escapeHtml(type)}</i>${boundsOf(schema)}`;
}

function outlineObject(schema: Json, indent: string): string {
  const {
    properties = {},
    required = [],
    patternProperties,
    additionalProperties,
  } = schema as {
    properties?: Record<string, Json>;
    required?: string[];
    patternProperties?: Record<string, Json>;
    additionalProperties?: boolean;
  };
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, field]) => {
    const about =
      typeof field.description === 'string' ? `${deeper}<em>// ${escapeHtml(field.description)}</em>\n` : '';
    return `${about}${deeper}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${outline(field, deeper)}`;
  });
  for (const field of Object.values(patternProperties ?? {}))
    lines.push(`${deeper}<em>any name</em>: ${outline(field, deeper)}`);
  if (additionalProperties === true) lines.push(`${deeper}…`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const BOUNDS: readonly (readonly [key: string, say: (value: unknown) => string])[] = [
  ['minimum', value => `≥ ${value}`],
  ['maximum', value => `≤ ${value}`],
  ['minLength', value => `${value} characters or more`],
  ['maxLength', value => `${value} characters at most`],
  ['pattern', value => String(value)],
];

function boundsOf(schema: Json): string {
  const told = BOUNDS.filter(([key]) => key in schema).map(([key, say]) => escapeHtml(say(schema[key])));
  return told.length === 0 ? '' : ` <small>${told.join(', ')}</small>`;
}
