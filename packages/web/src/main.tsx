/** The client's first lines. */

import '@roundhouse/kit/tokens.css';
import '@roundhouse/kit/kit.css';
import './app/app.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { installWorker } from './offline/register.ts';
import { openStore } from './play/store.ts';
import { speak, wishedLanguage } from './words/index.ts';

// A language that cannot be loaded leaves English.
await Promise.all([openStore(), speak(wishedLanguage()).catch(() => {})]);
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD) void installWorker();
