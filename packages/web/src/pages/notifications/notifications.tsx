/** Where the links in mails lead: stopping is one click, agreeing is asked first, for some mail programs open links by themselves. */

import { Button, ButtonLink } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { type Done, follow } from '../../play/network/notifications.ts';
import { language } from '../../words/index.ts';
import { notices } from './words/languages.ftl.ts';

export function ToldPage() {
  const say = notices[language.value];
  const [token] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState<Done['did'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isQuestion = token.startsWith('confirm.');
  const go = (): void => {
    follow(token).then(
      ({ did }) => setDone(did),
      (error: Error) => setFailure(error.message),
    );
  };
  useEffect(() => {
    if (!isQuestion) go();
  }, []);
  const title =
    done !== null ? say.done[done] : failure !== null ? say.notDone : isQuestion ? say.confirmTitle : say.working;
  useEffect(() => {
    document.title = `${title} · Roundhouse`;
  }, [title]);
  return (
    <main class="page narrow">
      <Notice title={title}>{failure ?? (done === null && isQuestion ? say.confirmLead : say.changeMind)}</Notice>
      <div class="page-actions">
        {isQuestion && done === null && failure === null && (
          <Button tone="strong" onClick={go}>
            {say.confirmDo}
          </Button>
        )}
        <ButtonLink href="/settings">{say.toSettings}</ButtonLink>
      </div>
    </main>
  );
}
