/** Nothing is learnt at this address. */

import { Notice } from '../../app/app.tsx';
import { words } from '../../words/index.ts';

export function NotTaught({ title }: { readonly title: string }) {
  const say = words.value.learn;
  return (
    <main class="page">
      <Notice title={title}>
        {say.leadsNowhere}
        <a href="/learn">{say.whatCanBe}</a>.
      </Notice>
    </main>
  );
}
