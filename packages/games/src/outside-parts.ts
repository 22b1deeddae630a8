/** What the table of a game from outside is drawn with: the page's own, since hooks of one Preact mean nothing to another. */

import { createContext, createElement, Fragment } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { TableKeeping } from './table-keeping.ts';
import { TableLanguage, TableWords, useTableWords } from './table-words.ts';

/** By the names of the modules that a table imports. Only what our own pages use: anything else would be sent to everybody. */
export const PARTS = {
  preact: { createContext, createElement, Fragment, h: createElement },
  'preact/hooks': { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState },
  'preact/jsx-runtime': { jsx, jsxs, Fragment },
  '@roundhouse-table/games/table-words.js': { TableLanguage, TableWords, useTableWords },
  '@roundhouse-table/games/table-keeping.js': { TableKeeping },
} as const;

declare global {
  var roundhouseParts: typeof PARTS | undefined;
}

globalThis.roundhouseParts = PARTS;
