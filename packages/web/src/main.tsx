/** The client's first lines. */

import '@roundhouse/kit/tokens.css';
import '@roundhouse/kit/kit.css';
import './app/app.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { openStore } from './play/store.ts';

await openStore();
render(<App />, document.getElementById('app')!);
