/** Colours as eyes take them: contrast, and what is left of a difference for somebody who sees fewer colours. */

export type Colour = readonly [red: number, green: number, blue: number];

/** From `#rgb` or `#rrggbb`. */
export function parseColour(text: string): Colour {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) throw new Error(`'${text}' is not a colour`);
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : digits.match(/../g)!;
  const [red, green, blue] = pairs.map(pair => Number.parseInt(pair, 16) / 255);
  return [red!, green!, blue!];
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const linear = (colour: Colour): Colour => colour.map(toLinear) as unknown as Colour;

function luminance(colour: Colour): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2 counts it: 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly [Colour, Colour, Colour];

const times = (matrix: Matrix, [x, y, z]: Colour): Colour =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Colour;

/** What linear light becomes without one kind of cone, after Machado, Oliveira and Fernandes (2009), full severity. */
export const EYES: { readonly [kind: string]: Matrix } = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_XYZ: Matrix = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
];

function lab(colour: Colour, eyes: Matrix): Colour {
  const seen = times(eyes, linear(colour)).map(part => Math.min(1, Math.max(0, part))) as unknown as Colour;
  const bend = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const [x, y, z] = times(TO_XYZ, seen).map(bend) as unknown as Colour;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look to such eyes (CIE 1976). Below 10 they are hard to tell apart, above 20 easy. */
export function distance(a: Colour, b: Colour, eyes: Matrix): number {
  const [one, other] = [lab(a, eyes), lab(b, eyes)];
  return Math.hypot(...one.map((part, i) => part - other[i]!));
}

/** The value of a custom property in the first rule whose selector contains `selector`, for light and for dark. */
export function readColour(css: string, selector: string, property: string): { light: Colour; dark: Colour } {
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors!.includes(selector)) continue;
    const value = new RegExp(`--${property}:\\s*([^;]+);`).exec(body!)?.[1];
    if (value === undefined) continue;
    const both = /^light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)$/.exec(value.trim());
    const [light, dark] = both ? [both[1]!, both[2]!] : [value, value];
    return { light: parseColour(light), dark: parseColour(dark) };
  }
  throw new Error(`no --${property} in ${selector}`);
}
