/** Words that rise over a fighter and are gone: damage, states, how somebody was defeated. */

import { type CircuitWords, useWords } from '../words/catalogue.ts';
import type { Float, News } from './motion.ts';
import { at, placeOfHex } from './places.ts';
import { Sign, type SignName } from './signs.tsx';

/** Decoration: the log and the live region tell the same. */
export function Floats({ news }: { readonly news: News }) {
  const words = useWords();
  return (
    <div class="arena-floats" aria-hidden="true">
      {news.floats.map((float, i) => {
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

interface Said {
  readonly sign: SignName | null;
  readonly text: string;
  readonly tone: 'harm' | 'good' | 'loud' | 'plain';
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
    case 'defeated':
      return { sign: 'defeat', text: float[what.cause], tone: 'loud' };
    case 'ropesHeld':
      return { sign: null, text: float.ropes, tone: 'plain' };
    default:
      return { sign: null, text: float.ignored, tone: 'plain' };
  }
}
