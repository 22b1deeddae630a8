/** Where those go who were told a code. */

import { ButtonLink } from '@roundhouse/kit';
import { useEffect } from 'preact/hooks';
import { words } from '../../words/index.ts';
import { CodeForm } from './code-form.tsx';

export function JoinByCodePage() {
  const say = words.value.join;
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  return (
    <main class="page narrow">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">{say.codeLead}</p>
      <CodeForm />
      <div class="page-actions">
        <ButtonLink href="/lobby">{say.toLobby}</ButtonLink>
      </div>
    </main>
  );
}
