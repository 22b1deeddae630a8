/** What the table of a game from outside is drawn with: the page's own, since hooks of one Preact mean nothing to another. */

import { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { createContext, createElement, Fragment, h, toChildArray } from 'preact';
import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { TableKeeping } from './table-keeping.ts';
import { TableLanguage, TableWords, useTableWords } from './table-words.ts';

/** By the names of the modules that a table imports. */
export const PARTS = {
  preact: { createContext, createElement, Fragment, h, toChildArray },
  'preact/hooks': {
    ...{ useCallback, useContext, useEffect, useId, useLayoutEffect },
    ...{ useMemo, useReducer, useRef, useState },
  },
  'preact/jsx-runtime': { jsx, jsxs, Fragment },
  '@roundhouse-table/games/table-words.js': { TableLanguage, TableWords, useTableWords },
  '@roundhouse-table/games/table-keeping.js': { TableKeeping },
  '@preact/signals': { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect },
} as const;

declare global {
  var roundhouseParts: typeof PARTS | undefined;
}

globalThis.roundhouseParts = PARTS;
