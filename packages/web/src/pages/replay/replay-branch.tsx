/** Playing on from a moment of a replay, against bots. */

import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import { offeredFor } from '@roundhouse/bots/offered.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import { isCharacter } from '@roundhouse/games/characters.ts';
import type { AnyGame, Match, ReplayStates, Seat, Viewer } from '@roundhouse/kernel';
import { Button, Choice, Dialog, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { type Kept, looksOf } from '../../play/kept/kept-matches.ts';
import { botName } from '../../play/local/bot-names.ts';
import { nameAgain, playOn } from '../../play/local/play-on.ts';
import { language } from '../../words/index.ts';
import { shownName } from '../../words/names.ts';
import { botSaid } from '../start/strength.ts';
import { replaying } from './words/languages.ftl.ts';

interface PlayOnProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly match: Match;
  /** What this browser keeps of it. */
  readonly kept: Kept | null;
  readonly game: AnyGame;
  readonly replay: ReplayStates;
  readonly step: number;
  readonly eyes: Viewer;
  readonly names: readonly string[];
}

export function PlayOnDialog({ open, onClose, match, kept, game, replay, step, eyes, names }: PlayOnProps) {
  const say = replaying[language.value].playOn;
  const [seat, setSeat] = useState<Seat>(0);
  const [level, setLevel] = useState<Level>(() => usualLevelFor(game.id));
  useEffect(() => {
    // Whoever was looked at, or whoever is to move here.
    if (open) setSeat(eyes ?? game.toAct(replay.stateAt(step))[0] ?? 0);
  }, [open]);
  const start = (): void => {
    const name = nameAgain(kept, seat);
    go(`/solo/${playOn(game, match, { step, seat, level, name, looks: looksOf(kept) })}`);
  };
  return (
    <Dialog title={say.title} open={open} onClose={onClose}>
      <div class="form">
        <p>{say.lead(step)}</p>
        <fieldset>
          <legend class="label">{say.seat}</legend>
          <div class="segments">
            {names.map((name, i) => (
              <Choice key={`${i}`} name="play-on-seat" checked={seat === i} onChoose={() => setSeat(i)}>
                {shownName(name)}
              </Choice>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend class="label">{say.level}</legend>
          <div class="segments play-on-levels">
            {offeredFor(game.id).map(one => (
              <Choice key={one} name="play-on-level" checked={level === one} onChoose={() => setLevel(one)}>
                {one === 'greedy' || one === 'random' ? say.levels[one] : botName(game.id, one)}
              </Choice>
            ))}
          </div>
          {isCharacter(level) && <small>{botSaid(game.id, level)}</small>}
        </fieldset>
        <p class="fine">{say.dice}</p>
        <Button tone="strong" onClick={start}>
          <Icon name="play" /> {say.start}
        </Button>
      </div>
    </Dialog>
  );
}
