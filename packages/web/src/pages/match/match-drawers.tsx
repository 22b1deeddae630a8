/** What opens over the table of a match, and what people are asked there. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { Button, Dialog } from '@roundhouse/kit';
import { words } from '../../words/index.ts';
import { RulebookDrawer } from '../rulebook/rulebook-drawer.tsx';
import type { Seat } from './at-table.tsx';
import { MatchLog } from './match-log.tsx';
import type { Opened, Wishes } from './match-top.tsx';

export interface DrawersProps extends Seat {
  readonly game: AnyWords | null;
  readonly open: Opened;
  /** Where the rulebook opens. */
  readonly rule: string | null;
  /** Whoever gives up now goes as soon as the rules let them. */
  readonly isLater: boolean;
  readonly wishes: Wishes;
  /** People talk beside the log, and need no drawer. */
  readonly isChatBeside: boolean;
  readonly onPoint: (things: readonly string[]) => void;
}

/** What opens over the table: the rules, the log, links to it, the way out, and what people say. */
export function Drawers({ source, live, game, open, rule, isLater, wishes, isChatBeside, onPoint }: DrawersProps) {
  const say = words.value.match;
  const { company } = source;
  const shut = (): void => wishes.open(null);
  return (
    <>
      <RulebookDrawer game={source.game} at={rule || null} open={open === 'rules'} onClose={shut} />
      <Dialog title={say.whatHappened} side open={open === 'log'} onClose={shut}>
        <MatchLog source={source} game={game} onPress={onPoint} />
      </Dialog>
      <Dialog title={say.shareTable} open={open === 'share'} onClose={shut}>
        {live && <live.SharePanel source={source} />}
        {live && open === 'share' && source.seat.value !== null && <live.ToldOfMatch id={source.id} />}
      </Dialog>
      <Concede source={source} live={live} game={game} open={open} isLater={isLater} wishes={wishes} />
      {live && company && !isChatBeside && (
        <live.ChatDrawer source={source} company={company} open={open === 'chat'} onClose={shut} />
      )}
    </>
  );
}

/** Asks whether somebody really gives up. */
function Concede({
  source,
  live,
  game,
  open,
  isLater,
  wishes,
}: Omit<DrawersProps, 'rule' | 'onPoint' | 'isChatBeside'>) {
  const say = words.value.match;
  const { company } = source;
  const [names, seat] = [source.names.value, source.seat.value];
  const rivals = names.filter((_, other) => other !== seat);
  // Several people share the device: it is said whose game ends.
  const conceder = source.sharing && seat !== null ? names[seat]! : null;
  const shut = (): void => wishes.open(null);
  return (
    <Dialog
      title={conceder === null ? say.concedeAsk : say.concedeAskFor(conceder)}
      open={open === 'concede'}
      onClose={shut}
    >
      <p>{game?.conceding ?? (rivals.length === 1 ? say.concedeTo(rivals[0]!) : say.concedeMeans)}</p>
      {isLater && <p>{say.concedeLater}</p>}
      <div class="page-actions">
        <Button tone="strong" onClick={() => wishes.concede(true)}>
          {say.concede}
        </Button>
        <Button onClick={shut}>{say.playOn}</Button>
      </div>
      {live && company && <live.LeaveToBot company={company} onLeave={shut} />}
    </Dialog>
  );
}
