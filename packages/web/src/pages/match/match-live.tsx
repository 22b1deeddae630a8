/** What a match page has besides the table where people play from afar: loaded with the line to the server. */

import { Button, Icon } from '@roundhouse/kit';
import type { Company } from '../../play/source.ts';
import { format, words } from '../../words/index.ts';
import { useUnread } from './chat.tsx';

export { ToldOfMatch } from '../notifications/notify-match.tsx';
export { ChatDrawer, ChatPanel } from './chat.tsx';
export { Guests, HereDot, People, Questions, SeatClock } from './company.tsx';
export { SharePanel } from './share.tsx';
export { WaitingRoom } from './waiting-room.tsx';

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
