/** Where a table is drawn for nobody, so that the next one is ready: there nothing moves, sounds or holds anything up. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { playSound } from './sound.ts';

export const Backstage = createContext(false);

export const useBackstage = (): boolean => useContext(Backstage);

/** Plays sounds of a table, where somebody sees it. */
export const useSound = (): typeof playSound => (useBackstage() ? silence : playSound);

const silence: typeof playSound = () => {};
