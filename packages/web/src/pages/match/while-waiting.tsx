/** Something for the hands of whoever waits: three dice that count for nothing, and the challenge of the day. */

import { DAILY } from '@roundhouse/games/daily.ts';
import { dayOf, PUZZLING } from '@roundhouse/games/puzzles.ts';
import { Button, ButtonLink, Die, Icon, playSound } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { starsOfDay } from '../../play/kept/puzzle-stars.ts';
import { words } from '../../words/index.ts';

const DICE = 3;

const thrown = (): number[] => Array.from({ length: DICE }, () => 1 + Math.floor(Math.random() * 6));
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

export function WhileWaiting({ game }: { readonly game: string }) {
  const say = words.value.company;
  const [{ dice, throws, best }, setThrow] = useState(() => ({ dice: thrown(), throws: 0, best: 0 }));
  const throwAll = (): void => {
    const next = thrown();
    playSound('dice', { count: DICE });
    setThrow({ dice: next, throws: throws + 1, best: Math.max(best, sumOf(next)) });
  };
  return (
    <section class="while-waiting" aria-label={say.whileWaiting}>
      <Button class="waiting-dice" onClick={throwAll} aria-label={say.throwDice}>
        {/* A new key each time: it tumbles again. */}
        <span key={throws} class="waiting-throw">
          {dice.map((face, i) => (
            <Die key={i} face={face} tilt={((throws * 5 + i * 7) % 15) - 7} />
          ))}
        </span>
      </Button>
      <span class="fine" role="status">
        {throws === 0 ? say.throwDice : say.thrown(sumOf(dice), best)}
      </span>
      {DAILY.includes(game) && starsOfDay(game, dayOf(Date.now())) === 0 && (
        // In another tab: this one says when it begins.
        <ButtonLink
          tone="quiet"
          href={`/${PUZZLING.includes(game) ? 'puzzles' : 'learn'}/${game}/daily`}
          target="_blank"
        >
          <Icon name="hint" /> {words.value.home.todayOf}
        </ButtonLink>
      )}
    </section>
  );
}
