/** The head of a match page: the way out, the name, and the tools. */

import type { ReadonlySignal } from '@preact/signals';
import { levelsFor } from '@roundhouse/bots/levels.ts';
import { Icon, picture, whenTold } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move, TableSource } from '../../play/source.ts';
import { shelfWords } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import type { LiveParts } from './at-table.tsx';
import { SkipToQuestion, Tool, UndoTool } from './match-tools.tsx';

/** What can lie open over a match. */
export type Opened = 'rules' | 'log' | 'share' | 'concede' | 'chat' | null;

/** What the tools ask of the page. */
export interface Wishes {
  open(what: Opened): void;
  /** The rulebook at this rule, or at its beginning. */
  openRule(id: string): void;
  /** Gives up, or stays after all. */
  concede(goes: boolean): void;
  askHint(): void;
  /** Says something in a sentence. */
  answer(text: string | null): void;
}

export interface MatchTopProps {
  readonly source: TableSource;
  readonly live: LiveParts | null;
  /** The answer that the next press at the table would give. */
  readonly picked: ReadonlySignal<Move | null>;
  readonly isPlaying: boolean;
  /** Something is asked that a hint could be about. */
  readonly mayAsk: boolean;
  readonly isCovered: boolean;
  /** `beside`: in a place of its own, so that no tool opens it. */
  readonly chat: 'shut' | 'open' | 'beside';
  /** Null until it is known. */
  readonly mayConcede: boolean | null;
  /** One press is not enough: somebody else would mind, or much would be lost. */
  readonly asksToConcede: boolean;
  /** Whoever is here goes as soon as the rules allow it. */
  readonly isGoing: boolean;
  readonly wishes: Wishes;
}

/** The head. What a move changes in it follows by a frame: whoever has moved looks at the table first. */
export function MatchTop({ mayAsk, ...rest }: MatchTopProps) {
  const [isAsked, setAsked] = useState(mayAsk);
  useEffect(() => setAsked(mayAsk), [mayAsk]);
  const now = { ...rest, mayAsk: isAsked && rest.isPlaying && isJudged(rest.source.game) };
  // Tools that vanish say that it is over: they stay until the end has been seen.
  const seen = useRef(now);
  if (useTold(rest.isPlaying) === rest.isPlaying) seen.current = now;
  // Before the table is drawn, which takes the keys that nobody has.
  useLayoutEffect(() => {
    if (!rest.isPlaying) document.querySelector<HTMLElement>(`.match-top :is(${GOING}):focus`)?.blur();
  }, [rest.isPlaying]);
  return <DrawnTop {...seen.current} />;
}

/** Tools that are there only while the match is on: at its end they give the keys up at once, though they go later. */
const GOING = '.skip, .tool-undo, .tool-hint, .tool-hide, .tool-concede';

/** Something new, once what it tells of has been seen: before the page is painted, if there is nothing to see first. */
function useTold(isSo: boolean): boolean {
  const [told, setTold] = useState(isSo);
  useLayoutEffect(() => {
    let isLate = false;
    // The table begins what it shows in this very drawing.
    queueMicrotask(async () => {
      await whenTold();
      if (!isLate) setTold(isSo);
    });
    return () => {
      isLate = true;
    };
  }, [isSo]);
  return told;
}

/** A hint is a judgement, and a game that brings no bot has none. */
const isJudged = (game: string): boolean => levelsFor(game).includes('champion');

const DrawnTop = picture((props: MatchTopProps) => <Top {...props} />);

function Top(props: MatchTopProps) {
  const { source, live, picked, isPlaying, mayAsk, isCovered, chat, mayConcede, asksToConcede, isGoing, wishes } =
    props;
  const say = words.value.match;
  const { company, sharing } = source;
  return (
    <header class="match-top">
      {isPlaying && <SkipToQuestion />}
      <a class="button" data-tone="quiet" href="/" aria-label={say.leave}>
        <Icon name="back" />
      </a>
      <h1 class="poster">{shelfWords(source.game).name}</h1>
      {sharing && <AtScreen source={source} />}
      {isPlaying && <UndoTool source={source} picked={picked} onRefused={wishes.answer} />}
      {isPlaying && source.kind === 'solo' && (
        <Tool icon="hint" label={say.hint} class="tool-hint" onPress={wishes.askHint} hidden={!mayAsk} />
      )}
      {live && company && chat !== 'beside' && (
        <live.ChatTool company={company} isOpen={chat === 'open'} onPress={() => wishes.open('chat')} />
      )}
      <Tool icon="link" label={say.share} onPress={() => wishes.open('share')} hidden={source.kind === 'solo'} />
      <Tool icon="book" label={say.rules} onPress={() => wishes.openRule('')} />
      <Tool icon="log" label={say.log} class="match-log-button" onPress={() => wishes.open('log')} hidden={isCovered} />
      {sharing && (
        <Tool
          icon="people"
          class="tool-hide"
          label={say.cover.hide}
          below={nameAtScreen(source)}
          onPress={sharing.hide}
          hidden={!isPlaying}
        />
      )}
      <Tool
        icon={isGoing ? 'again' : 'flag'}
        // Its place is kept until then, so that the others stay where they are.
        class={isPlaying && mayConcede === null ? 'tool-concede tool-coming' : 'tool-concede'}
        label={isGoing ? say.stay : say.concede}
        onPress={isGoing || !asksToConcede ? () => wishes.concede(!isGoing) : () => wishes.open('concede')}
        hidden={!isPlaying || !mayConcede}
      />
    </header>
  );
}

/** Whose eyes a screen has that several people share: everything on it says *you*. */
function AtScreen({ source }: { readonly source: TableSource }) {
  const name = nameAtScreen(source);
  return (
    name !== null && (
      <p class="match-who">
        <Icon name="eye" size={16} /> <b>{name}</b>
      </p>
    )
  );
}

const nameAtScreen = ({ seat, names }: TableSource): string | null =>
  seat.value === null ? null : names.value[seat.value]!;
