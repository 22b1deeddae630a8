/** Circuitry's poster: the master node on its card, ways that lead to it, and pawns on them. */

import { COLOURS, parseFace } from '../content/face.ts';
import { CircuitFace, type Letters } from './face.tsx';
import { Pawn } from './pawn.tsx';
import { BOLT } from './shapes.ts';
import './art.css';
import './poster.css';

const MASTER = parseFace(
  'a1:L c1:P a3:O c3:D a5:G c5:R #b3 | EDGE a1-c1 a1-a3 a3-a5 a5-c5 c1-c3 c3-c5 a1-b3 c1-b3 a3-b3 c3-b3 a5-b3 c5-b3',
);
const LEFT = parseFace('a1:O c1:L b2:R^ a3:D c3:G a5:P c5:R *b3 | EDGE a1-a3 c1-c3 a3-b3 b3-c3 b2-b3 a3-a5 c3-c5');
const RIGHT = parseFace(
  'b1:P a2:D c2:G b2:O c3:L b4:R a5:P c5:D *b3 !c4:L | T0-b1 T1-b1 L0-a2 L1-a2 R0-c2 R1-c2 L2-a5 B0-a5 R2-c5 B1-c5 ' +
    'a2-b1 b1-c2 b1-b2 a2-a5 a5-c5 b2-b3 b3-c3 b3-b4 b4-c4',
);

/** Shapes tell the colours apart here: a poster has no words but its name. */
const NO_LETTERS: Letters = { O: '', L: '', D: '', G: '', P: '', R: '', K: '' };

/** Traces that run off the picture: where each begins, and how it bends. */
const TRACES =
  'M0 14h14l8 8M0 20h10l9 9M0 62h16l7-7M0 68h22l7-7M100 12H84l-8 8M100 18H88l-9 9M100 60H86l-8-8M100 66H78l-6-6';
const PADS = [
  [22, 22],
  [19, 29],
  [23, 55],
  [29, 61],
  [76, 20],
  [79, 27],
  [78, 52],
  [72, 60],
] as const;

export function Poster() {
  return (
    <div class="cir cir-poster" aria-hidden="true">
      <svg class="cir-poster-ground" viewBox="0 0 100 75" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path class="cir-poster-trace" d={TRACES} />
        <path class="cir-poster-shine" d={TRACES} />
        {PADS.map(([x, y]) => (
          <circle key={x} class="cir-poster-pad" cx={x} cy={y} r="1.1" />
        ))}
      </svg>
      <span class="cir-poster-cards">
        <span class="cir-poster-card">
          <CircuitFace no={19} side="F" rot={0} face={LEFT} letters={NO_LETTERS} />
        </span>
        <span class="cir-poster-card">
          <CircuitFace no={1} side="B" rot={0} face={MASTER} letters={NO_LETTERS} />
        </span>
        <span class="cir-poster-card">
          <CircuitFace no={3} side="F" rot={0} face={RIGHT} letters={NO_LETTERS} />
        </span>
        <svg class="cir-poster-node" viewBox="-20 -20 40 40" aria-hidden="true">
          <circle class="cir-poster-glow" r="19" />
          <circle class="cir-poster-halo" r="15" />
          <circle class="cir-poster-core" r="12" />
          <path class="cir-poster-bolt" transform="scale(8.5)" d={BOLT} />
        </svg>
        {COLOURS.map((colour, i) => (
          <span key={colour} class="cir-poster-pawn" data-at={i}>
            <Pawn colour={colour} letter="" charge={i % 3 === 1 ? 1 : 0} />
          </span>
        ))}
      </span>
      <span class="cir-poster-word">Circuitry</span>
    </div>
  );
}
