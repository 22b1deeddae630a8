/** A rule in play: the lesson or the position that shows it, one press away. */

import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import type { PlayedExample } from '@roundhouse/games/examples.ts';
import { taughtIn } from '@roundhouse/games/tutorial.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { Button, ButtonLink, Dialog, Icon } from '@roundhouse/kit';
import { go } from '../../app/router.ts';
import { findGame } from '../../play/games.ts';
import { ownName } from '../../play/kept/kept-matches.ts';
import { botName } from '../../play/local/bot-names.ts';
import { playOn } from '../../play/local/play-on.ts';
import { refusalSaid, useGameWords } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import type { Example } from './gather-examples.ts';

/** The rule that was asked about, and the one whose example is shown for it. */
export interface Asked {
  readonly rule: string;
  readonly shownBy: string;
  readonly example: Example;
}

interface ExampleDialogProps {
  readonly game: string;
  readonly asked: Asked | null;
  readonly onClose: () => void;
}

export function ExampleDialog({ game, asked, onClose }: ExampleDialogProps) {
  const say = words.value.rules.example;
  return (
    <Dialog title={asked ? say.title(asked.rule) : ''} open={asked !== null} onClose={onClose}>
      {asked && (
        <div class="rule-example">
          {asked.shownBy !== asked.rule && <p>{say.with(asked.shownBy)}</p>}
          {asked.example.kind === 'lesson' ? (
            <LessonExample game={game} lesson={asked.example.lesson} />
          ) : (
            <Played game={game} rule={asked.shownBy} played={asked.example.played} />
          )}
        </div>
      )}
    </Dialog>
  );
}

type Lesson = Extract<Example, { kind: 'lesson' }>['lesson'];

function LessonExample({ game, lesson }: { readonly game: string; readonly lesson: Lesson }) {
  const say = words.value.rules.example;
  return (
    <>
      <h3>{say.lesson(lesson.title)}</h3>
      <p lang={taughtIn(game).includes(language.value) ? undefined : 'en'}>{lesson.text}</p>
      <ButtonLink tone="strong" href={`/learn/${game}/${lesson.id}`}>
        <Icon name="play" /> {say.openLesson}
      </ButtonLink>
    </>
  );
}

interface PlayedProps {
  readonly game: string;
  readonly rule: string;
  readonly played: PlayedExample;
}

function Played({ game: id, rule, played }: PlayedProps) {
  const say = words.value.rules.example;
  const gameWords = useGameWords(id);
  const game = findGame(id)!;
  const { match, seat, move, shows } = played;
  const names = match.seats.map((_, i) => (i === seat ? NAMELESS : botName(match.game, usualLevelFor(match.game))));
  const sitDown = (): void => {
    const at = {
      step: match.log.length,
      seat,
      name: ownName() || NAMELESS,
      level: usualLevelFor(id),
      id: `example-${rule}`,
    } as const;
    go(`/solo/${playOn(game, match, at)}`);
  };
  return (
    <>
      <p>{say.played}</p>
      {gameWords && (
        <>
          <p>
            <b>{say.move(moveSaid(gameWords, move, game.view(match.state, seat), say.otherMove))}</b>
          </p>
          <p>{'event' in shows ? say.after : say.refused}</p>
          <blockquote>
            {'event' in shows ? gameWords.event(shows.event, names, seat) : refusalSaid(gameWords, shows.refusal)}
          </blockquote>
        </>
      )}
      <Button tone="strong" onClick={sitDown}>
        <Icon name="play" /> {say.sitDown}
      </Button>
    </>
  );
}

/** What is refused may be a move that nobody would ever say here. */
function moveSaid(game: AnyWords, move: { readonly type: string }, view: unknown, otherwise: string): string {
  try {
    return game.move(move, view);
  } catch {
    return otherwise;
  }
}
