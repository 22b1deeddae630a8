/** What a match page has besides the table where people play from afar: loaded with the line to the server. */

import { Button, Icon } from '@roundhouse/kit';
import type { Company, TableSource } from '../../play/source.ts';
import { format, words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { useUnread } from './company.tsx';
import { SharePanel } from './share.tsx';

export { Chat, People, Questions } from './company.tsx';
export { ToldOfMatch } from './notify-match.tsx';
export { SharePanel } from './share.tsx';

interface ChatToolProps {
  readonly company: Company;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

export function ChatTool({ company, isOpen, onPress }: ChatToolProps) {
  const say = words.value.company;
  const unread = useUnread(company, isOpen);
  const count = format.value.number(unread);
  return (
    <Button tone="quiet" class="tool" aria-label={unread > 0 ? say.unread(count) : say.chat} onClick={onPress}>
      <Icon name="chat" />
      {unread > 0 && (
        <span class="tool-count" aria-hidden="true">
          {count}
        </span>
      )}
      <span class="tool-label" aria-hidden="true">
        {say.chat}
      </span>
    </Button>
  );
}

/** For whoever has no seat here. */
export function Watching() {
  return (
    <p class="watching">
      <Icon name="eye" size={16} /> {words.value.company.youWatch}
    </p>
  );
}

/** The other way out: the seat stays one's own. */
export function LeaveToBot({ company, onLeave }: { readonly company: Company; readonly onLeave: () => void }) {
  const say = words.value.company;
  const leave = (): void => {
    company.leave();
    onLeave();
  };
  return (
    <div class="page-actions">
      <Button tone="quiet" onClick={leave}>
        {say.letBotPlay}
      </Button>
      <small>{say.letBotPlayHelp}</small>
    </div>
  );
}

/** Until everybody is here: what will be played, who sits where, and how to call the others. */
export function WaitingRoom({ source }: { readonly source: TableSource }) {
  const say = words.value.match;
  const Poster = posterOf(source.game);
  const [free, names, seat] = [source.free.value, source.names.value, source.seat.value];
  const here = source.company?.here.value.seats ?? [];
  const expected = source.company?.expected.value ?? [];
  const isKept = expected.length > 0;
  return (
    <div class="waiting">
      {Poster && (
        <div class="waiting-poster">
          <Poster />
        </div>
      )}
      <h2 class="poster">
        {free.length === 0
          ? say.makingDice
          : isKept
            ? words.value.company.waitingFor(format.value.list(expected))
            : names.length === 2
              ? say.waitingForOpponent
              : say.waitingForMore(say.freeSeats(free.length))}
      </h2>
      {free.length === 0 && (
        <p class="lead">{say.makingDiceText(format.value.list(source.owing.value.map(at => names[at]!)))}</p>
      )}
      {isKept && seat !== null && <p class="lead">{words.value.company.seatKept}</p>}
      <ol class="waiting-seats" aria-label={words.value.company.people}>
        {names.map((name, at) => (
          <li key={at} data-free={free.includes(at) ? '' : undefined}>
            {!free.includes(at) && (
              <span class="people-dot" data-here={here.includes(at) ? '' : undefined} aria-hidden="true" />
            )}
            {free.includes(at) ? say.freeSeat : name}
            {source.company?.programs.value.includes(at) && <small>{words.value.company.program}</small>}
          </li>
        ))}
      </ol>
      {free.length > expected.length && source.company?.isListed.value && (
        <p>
          <a href="/lobby">{words.value.company.inLobby}</a> {words.value.company.orSend}
        </p>
      )}
      {free.length > expected.length && <SharePanel source={source} />}
      {free.length > 0 && !isKept && seat !== null && <p class="fine">{say.mayLeave}</p>}
    </div>
  );
}
