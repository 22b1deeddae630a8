/** The client's first lines. */

import '@roundhouse/kit/tokens.css';
import '@roundhouse/kit/kit.css';
import './app/app.css';
import './app/short-screen.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { applySettings, showEarlyTheme } from './app/settings.ts';
import { speakOfFields } from './app/validity.ts';
import { installWorker } from './offline/register.ts';
import { openStore } from './play/kept/store.ts';

showEarlyTheme();
await openStore();
await applySettings();
speakOfFields();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD) void installWorker();
