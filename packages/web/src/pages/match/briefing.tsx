/** A game in fifteen seconds: how one wins, what ends it, what is special. Shown once, and above the rules from then on. */

import { BRIEFED, briefingOf, type Briefing as Said } from '@roundhouse/games/briefing.ts';
import { Button, ButtonLink, Dialog, Icon, isFocusFree } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { isBriefed, rememberBriefed } from '../../play/kept/briefed.ts';
import { shelfWords } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import { focusQuestion } from './match-tools.tsx';
import './briefing.css';

interface GameProps {
  readonly game: string;
}

/** Null until it has come, and for a game that has none. `onLost`: told if it cannot be got. */
function useBriefing(game: string, onLost: () => void = () => {}): Said | null {
  const spoken = language.value;
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    // Without it nobody is kept from playing.
    briefingOf(game, spoken).then(setSaid, onLost);
  }, [game, spoken]);
  return said;
}

const ICONS = { wins: 'play', ends: 'flag', special: 'hint' } as const;

interface LinesProps {
  readonly said: Said;
  /** All, if nothing is looked for. */
  readonly isWanted?: (text: string) => boolean;
}

function Lines({ said, isWanted = () => true }: LinesProps) {
  const labels = words.value.match.briefing;
  const parts = BRIEFED.filter(part => isWanted(`${labels[part]}: ${said[part]}`));
  if (parts.length === 0) return null;
  return (
    <dl class="briefing">
      {parts.map(part => (
        <div key={part}>
          <dt class="label">
            <Icon name={ICONS[part]} size={18} /> {labels[part]}
          </dt>
          <dd>{said[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same lines, wherever somebody looks them up: all of them, or those that are looked for. */
export function Briefing({ game, isWanted }: GameProps & Required<Pick<LinesProps, 'isWanted'>>) {
  const said = useBriefing(game);
  return said && <Lines said={said} isWanted={isWanted} />;
}

interface FirstBriefingProps extends GameProps {
  /** Whoever is here is being taught already. */
  readonly isLesson?: boolean;
  /** It has been read, or there is nothing to read. */
  readonly onShut?: () => void;
}

/** Over the first table of a game, until somebody has read it. */
export function FirstBriefing({ game, isLesson = false, onShut }: FirstBriefingProps) {
  const say = words.value.match.briefing;
  const said = useBriefing(game, onShut);
  // On one device it is gone while the table is covered: whoever comes next is not told again.
  const [isOpen, setOpen] = useState(() => !isBriefed(game));
  const shut = (): void => {
    setOpen(false);
    rememberBriefed(game);
    onShut?.();
  };
  useEffect(() => {
    // There was nothing to go back to: the page had only just been opened.
    if (!isOpen && isFocusFree(null)) focusQuestion();
  }, [isOpen]);
  if (!said) return null;
  return (
    <Dialog title={shelfWords(game).name} open={isOpen} onClose={shut}>
      <Lines said={said} />
      <div class="page-actions">
        <Button tone="strong" autofocus onClick={shut}>
          {isLesson ? say.begin : say.play}
        </Button>
        {!isLesson && (
          <ButtonLink href={`/learn/${game}`} onClick={shut}>
            <Icon name="hint" /> {say.learn}
          </ButtonLink>
        )}
      </div>
      <p class="fine">{say.again}</p>
    </Dialog>
  );
}
