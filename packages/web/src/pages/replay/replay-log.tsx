/** The log of a match as far as it has been watched, or the whole of it; each sentence leads to its step. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { heardBy, type ReplayStates, type Viewer } from '@roundhouse/kernel';
import { Button, RuleLink } from '@roundhouse/kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { language } from '../../words/index.ts';
import { replaying } from './words/languages.ftl.ts';

interface ReplayLogProps {
  readonly replay: ReplayStates;
  readonly game: AnyWords;
  readonly names: readonly string[];
  readonly eyes: Viewer;
  /** What has been seen of it. */
  readonly step: number;
  /** Something is being shown that nothing may tell of yet. */
  readonly isAhead: boolean;
  /** It was played here: how it goes on is no surprise. */
  readonly isKnown: boolean;
  readonly onStep: (step: number) => void;
}

interface Line {
  readonly step: number;
  readonly text: string;
  readonly rule: string | undefined;
  readonly head: boolean;
}

export function ReplayLog({ replay, game, names, eyes, step, isAhead, isKnown, onStep }: ReplayLogProps) {
  const say = replaying[language.value];
  const [tellsAll, setTellsAll] = useState(isKnown);
  const lines = useMemo(() => linesOf(replay, game, names, eyes), [replay, game, eyes]);
  // A step of which nothing is told stands at the last sentence before it.
  const now = lines.findLast(line => line.step <= step)?.step ?? 1;
  const shown = tellsAll ? lines : lines.filter(line => line.step <= step);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => showStep(box.current, now), [now, lines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="match-log-lines" tabIndex={0} aria-label={say.log} ref={box}>
      <ol class="log replay-log" data-ahead={isAhead ? '' : undefined}>
        {shown.map((line, i) => (
          // Sentences do not move while the match is looked at.
          <li
            key={`${i}`}
            data-head={line.head ? '' : undefined}
            data-step={line.step}
            data-when={line.step === now ? 'now' : line.step > now ? 'later' : undefined}
          >
            <button
              type="button"
              class="replay-line"
              aria-current={line.step === now ? 'step' : undefined}
              title={say.goTo(line.step)}
              onClick={() => onStep(line.step)}
            >
              {line.text}
            </button>{' '}
            {!line.head && line.rule && <RuleLink rule={line.rule} />}
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <Button tone="quiet" onClick={() => setTellsAll(true)}>
          {say.tellAll}
        </Button>
      )}
    </section>
  );
}

function linesOf(replay: ReplayStates, game: AnyWords, names: readonly string[], eyes: Viewer): Line[] {
  return replay.steps.flatMap(({ made }, i) =>
    heardBy(made, eyes).flatMap((event): Line[] => {
      const weight = game.weight(event);
      const text = weight === 'passing' ? null : game.event(event, names, eyes);
      return text === null ? [] : [{ step: i + 1, text, rule: game.rules(event)[0], head: weight === 'heading' }];
    }),
  );
}

/** Scrolls the log, and nothing but the log, so that the step is in sight. */
function showStep(box: HTMLElement | null, step: number): void {
  const line = box?.querySelector<HTMLElement>(`[data-step="${step}"]`);
  if (!box || !line || box.scrollHeight <= box.clientHeight) return;
  const top = line.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 3;
  }
}
