/** The twelve hazards, each drawn on a ground 100 wide and 80 high, lying on the floor of its zone or on its card. */

import { stamp } from '@roundhouse/kit';
import type { HazardId } from '../content/types.ts';
import './hazard-art.css';

type Piece = readonly [paint: string, d: string];

const ART: { readonly [H in HazardId]: readonly Piece[] } = {
  'fire-pit': [
    ['dark', 'M8 56C8 44 26 38 50 38s42 6 42 18-18 20-42 20S8 68 8 56z'],
    [
      'red',
      'M24 60C12 40 28 34 26 16C38 24 40 32 42 38C44 24 52 18 50 4C66 18 64 30 66 38C70 34 70 28 72 24C82 38 84 50 76 62C66 72 34 72 24 60z',
    ],
    ['amber', 'M34 62C28 50 38 44 38 34C46 42 48 46 50 50C52 42 58 38 58 30C68 42 70 54 64 62C56 70 42 70 34 62z'],
    ['pale', 'M44 64C40 58 46 54 47 48C54 54 58 58 55 64C52 68 47 68 44 64z'],
  ],
  'tar-pool': [
    ['dark', 'M6 48C2 34 24 26 40 32C52 20 80 22 86 36C100 42 96 62 80 64C70 78 40 76 32 66C16 68 4 60 6 48z'],
    ['shade', 'M20 46C28 38 44 42 46 46M56 38C64 34 76 38 78 44'],
    ['violet', 'M52 56a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM26 56a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
    ['dark', 'M46 34C44 20 52 12 56 6C60 14 58 24 62 34z'],
  ],
  'spring-deck': [
    ['wood', 'M8 62L22 48H92L78 62z'],
    ['line', 'M30 48L40 42L60 42L68 36L42 36L34 30L60 30L66 24L44 24L38 18H62'],
    ['green', 'M26 18L34 8H74L66 18z'],
    ['pale', 'M50 2L60 -10L70 2H64V7H56V2z'],
    ['shade', 'M30 55H78'],
  ],
  'razor-coil': [
    [
      'coil',
      'M6 54a14 16 0 1 1 26 0a14 16 0 1 1 -26 0zM26 54a14 16 0 1 1 26 0a14 16 0 1 1 -26 0zM46 54a14 16 0 1 1 26 0a14 16 0 1 1 -26 0zM66 54a14 16 0 1 1 26 0a14 16 0 1 1 -26 0z',
    ],
    [
      'steel',
      'M8 40l-8-2 8-5zM20 36l-2-10 7 8zM40 36l-2-10 7 8zM60 36l-2-10 7 8zM80 36l-2-10 7 8zM92 44l8-3-6 8zM18 71l0 9 6-8zM58 71l0 9 6-8zM38 71l0 9 6-8zM78 71l0 9 6-8z',
    ],
  ],
  spotlight: [
    ['beam', 'M62 8L94 66C80 78 28 78 16 62z'],
    ['pale', 'M14 64C14 56 32 50 54 50s40 8 40 14-18 12-40 12-40-6-40-12z'],
    ['dark', 'M54 2L74 -8L82 6L64 16z'],
    ['amber', 'M56 8L66 16L60 20L52 12z'],
    ['amber', 'M54 54l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z'],
  ],
  'medic-bay': [
    ['pale', 'M10 60L24 34H78L92 60V72H10z'],
    ['steel', 'M10 60H92V72H10z'],
    ['red', 'M44 38H56V44H64V54H56V60H44V54H36V44H44z'],
    ['wood', 'M80 36V8H83V36z'],
    ['green', 'M72 8H90V26C90 32 72 32 72 26z'],
  ],
  'shock-plates': [
    ['steel', 'M6 62L20 44H48L38 62zM44 62L54 44H92L84 62zM20 78L28 66H62L56 78z'],
    ['amber', 'M46 4L30 36H44L34 62L64 28H50L60 4z'],
    ['line', 'M16 56h12M62 56h16M70 20l8-6M22 24l-8-4'],
  ],
  'weapon-rack': [
    ['wood', 'M12 72V20H20V72zM80 72V20H88V72zM12 34H88V42H12zM12 58H88V66H12z'],
    ['steel', 'M30 6L36 12V50H26V12zM24 48H38V54H24z'],
    ['red', 'M46 18C46 8 60 8 60 18L56 40H50z'],
    ['wood', 'M51 40H55V70H51z'],
    ['steel', 'M66 14C76 10 78 26 68 30zM70 10H74V70H70z'],
  ],
  wormhole: [
    ['dark', 'M6 46C6 26 26 14 50 14s44 12 44 32-20 30-44 30S6 66 6 46z'],
    [
      'violet',
      'M16 46C16 32 32 24 50 24s34 8 34 22-14 22-32 22-30-8-30-20 12-18 26-18 24 6 24 16-8 14-20 14-18-4-18-12 8-10 14-10',
    ],
    ['pale', 'M46 44a5 4 0 1 0 10 0a5 4 0 1 0 -10 0z'],
    ['amber', 'M20 22l2 4 4 1-3 3 1 4-4-2-3 2 0-4-3-3 4-1zM80 60l2 4 4 1-3 3 1 4-4-2-3 2 0-4-3-3 4-1z'],
  ],
  'heckler-row': [
    [
      'violet',
      'M6 72C6 54 14 48 22 48s16 6 16 24zM34 72C34 52 42 44 51 44s17 8 17 28zM62 72C62 54 70 48 78 48s16 6 16 24z',
    ],
    [
      'skin',
      'M13 38a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM41 32a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM69 38a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
    ],
    ['red', 'M48 36h7v5h-7zM19 41h6v4h-6zM75 41h6v4h-6z'],
    ['pale', 'M58 2H94V18H78L70 26V18H58zM4 10H36V24H24L18 30V24H4z'],
    ['ink', 'M64 8h24v3H64zM64 12h16v3H64zM9 14h22v2H9zM9 18h14v2H9z'],
  ],
  'strobe-tower': [
    ['steel', 'M40 76L46 24H56L62 76zM32 72H70V78H32z'],
    ['line', 'M43 60L59 50M44 48L58 40M42 70L61 64'],
    ['dark', 'M36 10H66V26H36z'],
    ['pale', 'M40 13H62V23H40z'],
    ['beam', 'M38 14L4 0V36zM64 14L98 0V36z'],
    ['red', 'M44 10C44 0 58 0 58 10z'],
  ],
  'mud-wallow': [
    ['wood', 'M4 54C4 40 22 36 36 38C46 28 76 32 84 42C98 46 98 62 86 66C76 78 36 78 26 70C12 70 4 64 4 54z'],
    ['mud', 'M18 54C18 46 34 44 46 46C60 40 80 46 80 54C80 64 62 68 48 66C32 68 18 62 18 54z'],
    ['wood', 'M30 52a5 4 0 1 0 10 0a5 4 0 1 0 -10 0zM58 56a7 5 0 1 0 14 0a7 5 0 1 0 -14 0z'],
    [
      'green',
      'M74 40C72 26 76 16 82 8C82 20 82 30 80 40zM66 40C64 28 60 22 56 16C66 20 72 28 72 40zM82 42C84 30 90 24 96 22C92 28 90 36 88 44z',
    ],
  ],
};

/** A hazard, drawn once and copied. Decoration: whoever shows it names it. */
export const HazardArt = stamp(
  ({ hazard }: { readonly hazard: HazardId }) => (
    <svg class="arena-hazard-art" viewBox="0 -12 100 94" aria-hidden="true">
      {ART[hazard].map(([paint, d]) => (
        <path key={d} class={`arena-h-${paint}`} d={d} />
      ))}
    </svg>
  ),
  ({ hazard }) => hazard,
);
