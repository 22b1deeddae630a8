/** Whether somebody is told of one match while they are away from its table. */

import './notifications.css';
import { announce, Button } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { hush, type Tellings, tellings } from '../../play/network/notifications.ts';
import { language } from '../../words/index.ts';
import { notices } from './words/languages.ftl.ts';

export function ToldOfMatch({ id }: { readonly id: string }) {
  const say = notices[language.value];
  const [known, setKnown] = useState<Tellings | null>(null);
  useEffect(() => {
    // Without an answer there is nothing to choose.
    tellings().then(setKnown, () => {});
  }, [id]);
  if (known === null) return null;
  const isQuiet = known.quiet.includes(id);
  const isTold = known.channels.some(({ confirmed }) => confirmed);
  const turn = async (): Promise<void> => {
    await hush(id, !isQuiet).then(
      async () => setKnown(await tellings()),
      (error: Error) => announce(error.message),
    );
  };
  return (
    <section class="told-way" aria-labelledby="told-match">
      <h3 id="told-match">{say.ofMatch}</h3>
      <p class="fine" role="status">
        {!isTold ? say.noWay : isQuiet ? say.isHushed : say.isTold}
      </p>
      {isTold ? (
        <Button onClick={turn}>{isQuiet ? say.tellAgain : say.hush}</Button>
      ) : (
        <a href="/settings">{say.choose}</a>
      )}
    </section>
  );
}
