/** For whoever has conceded while others play on: see how it ends, or leave. */

import { Button, ButtonLink } from '@roundhouse/kit';
import { boxOf } from '../../play/kept/kept-competitions.ts';
import type { TableSource } from '../../play/source.ts';
import { words } from '../../words/index.ts';
import './rest.css';

export function RestOfMatch({ source }: { readonly source: TableSource }) {
  const rest = source.rest.value;
  if (rest === null || !source.position.value || source.position.value.over !== null) return null;
  const say = words.value.match;
  const box = boxOf(source.id);
  return (
    <aside class="match-rest" aria-label={words.value.match.restSeen}>
      {rest.isUnseen ? (
        <p role="status" aria-busy="true">
          <progress aria-hidden="true" /> {say.restUnseen}
        </p>
      ) : (
        <>
          <p role="status">{say.restSeen}</p>
          <Button tone="strong" onClick={rest.playUnseen}>
            {say.restEnd}
          </Button>
        </>
      )}
      <ButtonLink href={box ?? '/'} tone="quiet">
        {box === null ? say.restLeave : words.value.competition.back}
      </ButtonLink>
    </aside>
  );
}
