/** A link that brings somebody's seat: nobody sits down by it, or gives up a seat of their own, without having said so. */

import { Button } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { type KeptSeat, keep, recall } from '../../play/kept/kept-matches.ts';
import { seatOpenedBy } from '../../play/network/api.ts';
import { words } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';

interface CarriedProps {
  readonly id: string;
  /** Opens the seat that the link brings. */
  readonly seatKey: string;
  /** The choice is made, and the seat kept if it was taken. */
  readonly onChosen: () => void;
  readonly onFailed: (error: unknown) => void;
}

export function Carried({ id, seatKey, onChosen, onFailed }: CarriedProps) {
  const say = words.value.join;
  const [brought, setBrought] = useState<KeptSeat | null>(null);
  useEffect(() => {
    seatOpenedBy(id, seatKey).then(({ table, seat }) => setBrought(seatFrom(table, seat!, seatKey)), onFailed);
  }, [id, seatKey, onFailed]);
  if (brought === null) return null;
  const name = calledName(brought.names[brought.seat] ?? '');
  const own = ownName(id);
  return (
    <WithHeader>
      <main class="page">
        <Notice title={say.broughtSeat(name)}>
          {own === null ? say.broughtText(name) : say.broughtInstead(name, own)}
        </Notice>
        <div class="page-actions">
          <Button
            tone={own === null ? 'strong' : 'plain'}
            onClick={() => {
              keep(brought);
              onChosen();
            }}
          >
            {say.sitDownAs(name)}
          </Button>
          <Button tone={own === null ? 'plain' : 'strong'} onClick={onChosen}>
            {own === null ? say.onlyWatch : say.stay(own)}
          </Button>
        </div>
      </main>
    </WithHeader>
  );
}

type Brought = Awaited<ReturnType<typeof seatOpenedBy>>;

const seatFrom = ({ id, game, seats, options }: Brought['table'], seat: number, key: string): KeptSeat => ({
  ...{ kind: 'live', id, game, seat, key, options },
  names: seats.map(({ name }) => name),
  over: false,
  at: Date.now(),
});

/** As whom this browser sits at the table already; null if it does not. */
function ownName(id: string): string | null {
  const kept = recall(id);
  return kept?.kind === 'live' ? calledName(kept.names[kept.seat] ?? '') : null;
}
