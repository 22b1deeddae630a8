/** Words that rise over a fighter and are gone: damage, states, what had no effect; and whoever was beaten, on the way out. */

import { cardOf, type Event, seatOf } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import type { Float, News } from './motion.ts';
import { at, placeOfHex } from './places.ts';
import { Sign, type SignName } from './signs.tsx';

/** Decoration: the log and the live region tell the same. */
export function Floats({ news }: { readonly news: News }) {
  const words = useWords();
  return (
    <div class="arena-floats" aria-hidden="true">
      {news.floats.map((float, i) => {
        if (float.what.type === 'defeated') return <Fallen key={float.key} defeat={float.what} />;
        const { sign, text, tone } = floatSaid(float, words);
        return (
          <span
            key={float.key}
            class="arena-float"
            data-tone={tone}
            style={{
              ...at(placeOfHex(float.hex)),
              '--nth': news.floats.slice(0, i).filter(({ hex }) => hex === float.hex).length,
            }}
          >
            {sign && <Sign name={sign} />}
            {text}
          </span>
        );
      })}
    </div>
  );
}

/** Falls where it stood, or flies over the edge, away from the middle of the ring. */
function Fallen({ defeat: { fighter, from, cause } }: { readonly defeat: Extract<Event, { type: 'defeated' }> }) {
  const lookOf = useLooks();
  const { x, y } = placeOfHex(from);
  return (
    <span class="arena-fallen" data-cause={cause} style={{ ...at({ x, y }), '--x': x / 5, '--y': y / 5 }}>
      <Figure look={lookOf(cardOf(fighter))} team={seatOf(fighter)} pose="hit" isBare />
    </span>
  );
}

interface Said {
  readonly sign: SignName | null;
  readonly text: string;
  readonly tone: 'harm' | 'good' | 'plain';
}

function floatSaid({ what, amount }: Float, words: CircuitWords): Said {
  const { float } = words.says;
  switch (what.type) {
    case 'damaged':
      return { sign: 'damage', text: `−${amount}`, tone: 'harm' };
    case 'stunned':
      return { sign: 'stun', text: `+${amount}`, tone: 'harm' };
    case 'healed':
      return { sign: 'heal', text: `+${what.by}`, tone: 'good' };
    case 'stateGained':
      return { sign: what.state, text: words.state(what.state).name, tone: 'plain' };
    case 'ropesHeld':
      return { sign: null, text: float.ropes, tone: 'plain' };
    default:
      return { sign: null, text: float.ignored, tone: 'plain' };
  }
}
