/** What somebody has set in this browser, and what it does to the page. */

import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@roundhouse/games/language.ts';
import { setVolume, spoken } from '@roundhouse/kit';
import { held, hold } from '../play/kept/store.ts';
import { speak, wishedLanguage, words } from '../words/index.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'off'] as const;

export interface Settings {
  readonly language: 'auto' | Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Every game on the generic table instead of its own. */
  readonly plainTables: boolean;
  /** Off until wanted. */
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'system',
  plainTables: false,
  sound: false,
  volume: 60,
};

/** The page's colours as metadata for the frame around it. */
const PAPER = { light: '#f2e7d2', dark: '#14100d' };

/** Read before anything else, so that the page is not drawn in the wrong theme first. */
const THEME_KEY = 'roundhouse-theme';

export const settings = signal<Settings>(DEFAULTS);

/** Sets something, keeps it and shows it. */
export function set(change: Partial<Settings>): void {
  const next = { ...settings.value, ...change };
  hold('settings', next);
  settings.value = next;
}

/** What was kept, field by field: what does not look right is as if it had never been set. */
export function parseSettings(kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const { language, theme, motion, plainTables, sound, volume } = kept as { readonly [field: string]: unknown };
  return {
    language: LANGUAGES.find(one => one === language) ?? DEFAULTS.language,
    theme: THEMES.find(one => one === theme) ?? DEFAULTS.theme,
    motion: MOTIONS.find(one => one === motion) ?? DEFAULTS.motion,
    plainTables: plainTables === true,
    sound: sound === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : DEFAULTS.volume,
  };
}

/** To be called first of all. */
export function showEarlyTheme(): void {
  try {
    showTheme(THEMES.find(one => one === localStorage.getItem(THEME_KEY)) ?? 'auto');
  } catch {
    // Then it is shown when the settings have been read.
  }
}

/** Puts the settings into force from now on, those that another tab changes too. Resolves once the language is here. */
export async function applySettings(): Promise<void> {
  effect(() => {
    settings.value = parseSettings(held('settings'));
  });
  effect(() => {
    showTheme(settings.value.theme);
    rememberTheme(settings.value.theme);
  });
  effect(() => {
    document.documentElement.dataset.motion = settings.value.motion;
  });
  effect(() => setVolume(settings.value.sound ? settings.value.volume / 100 : 0));
  effect(() => {
    spoken.value = words.value.shell.spoken;
  });
  let isHere: Promise<void> = Promise.resolve();
  effect(() => {
    const { language } = settings.value;
    // A language that cannot be loaded leaves the one spoken now.
    isHere = speak(language === 'auto' ? wishedLanguage() : language).catch(() => {});
  });
  await isHere;
}

function showTheme(theme: Settings['theme']): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'auto' ? own : theme];
  }
}

function rememberTheme(theme: Settings['theme']): void {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It is kept with the other settings, as far as anything is.
  }
}
