/** Circuitry's rules in pictures. */

import type { Illustrations } from '../../manifest.ts';
import { COLOURS, type Mini, type Rotation, type Side } from '../content/face.ts';
import { LaidFace } from './cards.tsx';
import { MiniBack, MiniFace } from './mini.tsx';
import { Pawn } from './pawn.tsx';
import { useWords } from './use-words.ts';
import './art.css';
import './illustrations.css';

type Laid = readonly [no: number, side: Side, rot: Rotation];

function Faces({ cards }: { readonly cards: readonly Laid[] }) {
  const { letters } = useWords().says;
  return (
    <span class="cir cir-rule-faces">
      {cards.map(([no, side, rot]) => (
        <LaidFace key={`${no}${side}${rot}`} no={no} side={side} rot={rot} letters={letters} />
      ))}
    </span>
  );
}

function Minis({ minis }: { readonly minis: readonly Mini[] }) {
  const { letters } = useWords().says;
  return (
    <span class="cir cir-rule-minis">
      {minis.map(mini => (
        <MiniFace key={mini} mini={mini} letter={mini in letters ? letters[mini as keyof typeof letters] : ''} />
      ))}
    </span>
  );
}

function Pawns() {
  const { letters } = useWords().says;
  return (
    <span class="cir cir-rule-minis">
      {COLOURS.map(colour => (
        <Pawn key={colour} colour={colour} letter={letters[colour]} />
      ))}
    </span>
  );
}

export const illustrations: Illustrations = {
  rules: {
    'BOARD-3': () => <Faces cards={[[8, 'F', 0]]} />,
    'BOARD-5': () => (
      <Faces
        cards={[
          [9, 'F', 0],
          [9, 'F', 180],
        ]}
      />
    ),
    'BOARD-11': () => (
      <Faces
        cards={[
          [1, 'F', 0],
          [1, 'B', 0],
        ]}
      />
    ),
    'BOARD-14': () => (
      <Faces
        cards={[
          [2, 'F', 0],
          [3, 'F', 0],
          [4, 'F', 0],
        ]}
      />
    ),
    'BOARD-15': Pawns,
    'BOARD-18': () => (
      <span class="cir cir-rule-minis">
        <MiniBack deck="gold" />
      </span>
    ),
    'BOARD-19': () => <Minis minis={['Rotate', 'Swap', 'Flip', 'Slide', 'Force', 'Portal']} />,
    'BOARD-R1': () => <Minis minis={[...COLOURS]} />,
    'BOARD-R18': () => <Minis minis={['O', 'K', 'Inhibit', 'Free', 'Exchange']} />,
  },
};
