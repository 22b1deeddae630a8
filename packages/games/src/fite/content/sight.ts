/** How far apart two colours look, to most people and to people who do not tell red from green. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Linear-light RGB as seen without red cones, and without green cones (Machado, Oliveira and Fernandes, 2009). */
const WITHOUT_RED: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const WITHOUT_GREEN: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];

/** Whether this is a colour as the tables write it: # and six hex digits. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** Distance of two colours for the eye that sees them least apart: 0 is the same, 1 is black and white. */
export function leastDistance(one: string, other: string): number {
  const [a, b] = [lightOf(one), lightOf(other)];
  const eyes: ((light: Triple) => Triple)[] = [
    light => light,
    light => within(times(WITHOUT_RED, light)),
    light => within(times(WITHOUT_GREEN, light)),
  ];
  return Math.min(...eyes.map(eye => distance(perceived(eye(a)), perceived(eye(b)))));
}

function lightOf(colour: string): Triple {
  const channel = (at: number): number => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Oklab coordinates, in which equal distances look about equally large (Ottosson, 2020). */
function perceived(light: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  const [l, m, s] = cones;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
}

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => [
  matrix[0][0] * x + matrix[0][1] * y + matrix[0][2] * z,
  matrix[1][0] * x + matrix[1][1] * y + matrix[1][2] * z,
  matrix[2][0] * x + matrix[2][1] * y + matrix[2][2] * z,
];

const within = ([x, y, z]: Triple): Triple => [unit(x), unit(y), unit(z)];
const unit = (x: number): number => Math.min(1, Math.max(0, x));
const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
