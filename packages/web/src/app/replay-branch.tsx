/** Playing on from a moment of a replay, against bots. */

import type { Level } from '@roundhouse/bots/request.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import type { AnyGame, Match, Seat, Viewer } from '@roundhouse/kernel';
import { Button, Choice, Dialog, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Film } from '../play/film.ts';
import { playOn } from '../play/play-on.ts';
import { ownName } from '../play/shelf.ts';
import { words } from '../words/index.ts';
import { shownName } from '../words/names.ts';
import { go } from './router.ts';

interface PlayOnProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly match: Match;
  readonly game: AnyGame;
  readonly film: Film;
  readonly step: number;
  readonly eyes: Viewer;
  readonly names: readonly string[];
}

const LEVELS: readonly Level[] = ['greedy', 'random'];

export function PlayOnDialog({ open, onClose, match, game, film, step, eyes, names }: PlayOnProps) {
  const say = words.value.replay.playOn;
  const [seat, setSeat] = useState<Seat>(0);
  const [level, setLevel] = useState<Level>('greedy');
  useEffect(() => {
    // Whoever was looked at, or whoever is to move here.
    if (open) setSeat(eyes ?? game.toAct(film.stateAt(step))[0] ?? 0);
  }, [open]);
  const start = (): void => go(`/solo/${playOn(game, match, { step, seat, level, name: ownName() || NAMELESS })}`);
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
          <div class="segments">
            {LEVELS.map(one => (
              <Choice key={one} name="play-on-level" checked={level === one} onChoose={() => setLevel(one)}>
                {say.levels[one]}
              </Choice>
            ))}
          </div>
        </fieldset>
        <p class="fine">{say.dice}</p>
        <Button tone="strong" onClick={start}>
          <Icon name="play" /> {say.start}
        </Button>
      </div>
    </Dialog>
  );
}
