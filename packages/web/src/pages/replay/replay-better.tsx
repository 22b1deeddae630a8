/** What would have been better, drawn on the table at the moment when it could have been done; it can be played on from there. */

import { adviceOf } from '@roundhouse/games/advice.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { type AnyGame, IllegalMove, type Match, type ReplayStates } from '@roundhouse/kernel';
import { announce, Button, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { type Kept, looksOf } from '../../play/kept/kept-matches.ts';
import { levelAgain, nameAgain, playOn } from '../../play/local/play-on.ts';
import type { Better } from '../../play/replay/better.ts';
import type { Move } from '../../play/source.ts';
import { refusalSaid } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { markOut } from '../match/pointing.ts';
import '../match/hint.css';
import { replaying } from './words/languages.ftl.ts';

interface TriedProps {
  readonly game: AnyGame;
  readonly match: Match;
  readonly replay: ReplayStates;
  readonly kept: Kept | null;
  readonly better: Better | null;
}

/** What a table at such a moment offers and does: any move that was legal begins a match of its own. */
export function useTrying({ game, match, replay, kept, better }: TriedProps) {
  const [refusal, refuse] = useState<IllegalMove['refusal'] | null>(null);
  useEffect(() => refuse(null), [better]);
  if (better === null) return null;
  const { step, seat } = better;
  const send = (move: Move): void => {
    const [level, name] = [levelAgain(kept, game.id), nameAgain(kept, seat)];
    try {
      go(`/solo/${playOn(game, match, { step, seat, level, name, looks: looksOf(kept), move })}`);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      refuse(error.refusal);
    }
  };
  return { moves: game.legalMoves(replay.stateAt(step), seat) as readonly Move[], send, refusal };
}

export type Trying = NonNullable<ReturnType<typeof useTrying>>;

interface BetterMoveProps extends Pick<TriedProps, 'game' | 'replay'> {
  readonly better: Better;
  readonly trying: Trying;
  readonly words: AnyWords;
  readonly names: readonly string[];
  /** Back to what was done. */
  readonly onClose: () => void;
}

/** Says what it is, marks it on the table, and makes it. */
export function BetterMove({ game, replay, better, trying, words: said, names, onClose }: BetterMoveProps) {
  const say = replaying[language.value].better;
  const { step, seat, move } = better;
  const view: unknown = game.view(replay.stateAt(step), seat);
  const text = say.says(said.move(move, view, names));
  useEffect(() => {
    let unmark: (() => void) | null = null;
    let isGone = false;
    announce(text);
    adviceOf(game.id, language.peek()).then(advice => {
      if (!isGone) unmark = markOut(advice.things(move, view));
    });
    return () => {
      isGone = true;
      unmark?.();
    };
  }, [better]);
  return (
    <section class="better" aria-label={say.title}>
      <p>
        <b>{text}</b> {trying.refusal ? refusalSaid(said, trying.refusal) : say.lead}
      </p>
      <Button tone="strong" onClick={() => trying.send(move)}>
        <Icon name="play" /> {say.play}
      </Button>
      <Button tone="quiet" aria-label={say.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </section>
  );
}
