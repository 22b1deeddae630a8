/** Hints of a puzzle: where to look, then what to play, then it is played; and what has to be done, until the first hint. */

import { announce, Button, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import {
  afterSending,
  afterUndoing,
  nextOfSolution,
  nowOf,
  type PuzzlePlay,
  SOLVER,
} from '../../play/learn/puzzle-play.ts';
import { useGameWords } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { puzzles as puzzleWords } from './words/languages.ftl.ts';

export interface Hinting {
  readonly puzzling: PuzzlePlay;
  /** Told what to play: that costs stars. */
  readonly onHelped: () => void;
  readonly onChange: (puzzling: PuzzlePlay) => void;
}

export interface Hint {
  /** How much is told: nothing, where to look, what to play. */
  readonly level: number;
  readonly text: string;
  /** What the next press does. */
  readonly label: string;
  readonly press: () => void;
}

/** The hint of the moment. Another position begins with nothing told. */
export function usePuzzleHint({ puzzling, onHelped, onChange }: Hinting): Hint {
  const say = puzzleWords[language.value];
  const [told, setTold] = useState({ line: puzzling.line, level: 0 });
  const level = told.line === puzzling.line ? told.level : 0;
  const on = level > 0 ? nextOfSolution(puzzling) : null;
  const isAstray = on !== null && on.astray > 0;
  const gameWords = useGameWords(puzzling.game.id);
  const text = ((): string => {
    if (level === 0) return puzzling.loaded.words.task;
    if (!on) return say.noHint;
    if (isAstray) return say.astray(say.plays(on.astray));
    if (level === 1) return `${puzzling.loaded.words.point(on.next)} ${say.withHelp}`;
    const view: unknown = puzzling.game.view(nowOf(puzzling).state, SOLVER);
    return `${gameWords?.move(on.next, view) ?? ''}.`;
  })();
  useEffect(() => {
    if (level > 0) announce(text);
  }, [text]);
  const press = (): void => {
    if (isAstray) onChange(afterUndoing(puzzling, on.astray));
    else if (level === 2 && on) onChange(afterSending(puzzling, on.next));
    else {
      if (level === 1) onHelped();
      setTold({ line: puzzling.line, level: level + 1 });
    }
  };
  return { level, text, label: isAstray ? say.goBack : [say.hint, say.hintMore, say.hintPlay][level]!, press };
}

/** What is told, and the way to be told more. `isRead`: the task has been read, and may make room. */
interface PuzzleHintProps {
  readonly hint: Hint;
  /** Told with the task: a phone has no room for it above. */
  readonly title: string;
  readonly isRead: boolean;
}

export function PuzzleHint({ hint, title, isRead }: PuzzleHintProps) {
  const say = puzzleWords[language.value];
  const isTask = hint.level === 0;
  return (
    <div class="puzzle-hint" data-read={isTask && isRead ? '' : undefined}>
      <p>
        <b class="label">{isTask ? title : say.hintLabel}</b> {hint.text}
      </p>
      {!isTask && (
        <Button onClick={hint.press}>
          <Icon name="hint" /> {hint.label}
        </Button>
      )}
    </div>
  );
}
