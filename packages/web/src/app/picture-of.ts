/** A part of a page as a picture to send: its own SVG drawings, and the boxes and words around them, drawn as one SVG. */

import { language } from '../words/index.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What a drawing looks like, where sheets say so: in a picture of its own no sheet holds. */
const LOOKS = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin'],
  ...['stroke-linecap', 'stroke-dasharray', 'opacity', 'display', 'visibility', 'paint-order', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'transform', 'transform-origin'],
  ...['transform-box', 'stop-color', 'stop-opacity', 'mix-blend-mode', 'vector-effect', 'dominant-baseline'],
];

export interface Captions {
  /** Above the picture, and below it. */
  readonly title: string;
  readonly note: string;
}

const BAND = 56;
const MARGIN = 20;
/** Sharp on most screens. */
const SCALE = 2;

/** Draws what is seen of an element now, as a PNG. Rejects where the browser cannot. */
export function pictureOf(part: HTMLElement, captions: Captions): Promise<Blob> {
  const { transform } = part.style;
  finishMotion(part);
  // A table may be shown smaller than it is; a picture of it is as large as ever. Back before anybody sees it.
  part.style.transform = 'none';
  try {
    return rasterised(...drawn(part, captions));
  } finally {
    part.style.transform = transform;
  }
}

/** What is still coming in is drawn as it will be. */
function finishMotion(part: HTMLElement): void {
  for (const motion of part.getAnimations({ subtree: true })) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}

function drawn(part: HTMLElement, captions: Captions): [text: string, width: number, height: number] {
  const box = part.getBoundingClientRect();
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height) + 2 * BAND];
  const drawing = new Drawing(box);
  const svg = made('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const paper = getComputedStyle(document.body);
  const ink = { fill: paper.color, 'font-family': paper.fontFamily };
  const body = made('g', { transform: `translate(0 ${BAND})` });
  body.append(made('rect', { width, height: height - 2 * BAND, fill: backgroundOf(part) }), drawing.of(part));
  svg.append(drawing.defs, made('rect', { width, height, fill: backgroundOf(document.body) }), body);
  svg.append(
    caption(captions.title, width, { ...ink, y: BAND * 0.66, 'font-size': 24, 'font-weight': 800 }),
    caption(captions.note, width, { ...ink, y: height - BAND * 0.36, 'font-size': 17, 'font-weight': 400 }),
  );
  return [new XMLSerializer().serializeToString(svg), width, height];
}

/** A line as large as asked for, or as the width allows. */
function caption(text: string, width: number, look: Attributes & { readonly 'font-size': number }): SVGElement {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${look['font-weight']} ${look['font-size']}px ${look['font-family']}`;
  const fits = Math.min(1, (width - 2 * MARGIN) / pen.measureText(text).width);
  return written(text, { ...look, x: MARGIN, 'font-size': look['font-size'] * fits });
}

async function rasterised(text: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

type Attributes = { readonly [name: string]: string | number };

function made(tag: string, attributes: Attributes): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

function written(text: string, attributes: Attributes): SVGElement {
  const element = made('text', attributes);
  element.textContent = text;
  return element;
}

const isClear = (colour: string): boolean => colour === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(colour);

/** The nearest ground under an element. */
function backgroundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

class Drawing {
  readonly defs = made('defs', {});
  readonly #frame: DOMRect;
  readonly #defined = new Set<string>();
  #clips = 0;
  #paints = 0;

  constructor(frame: DOMRect) {
    this.#frame = frame;
  }

  /** An element and all that is in it, as far as it can be seen; nested, so that what it clips and fades it does here too. */
  of(element: Element, turn = new DOMMatrix()): SVGElement {
    const group = made('g', {});
    const style = getComputedStyle(element);
    const isSeen = style.display !== 'none' && style.visibility !== 'hidden' && style.opacity !== '0';
    const box = element.getBoundingClientRect();
    // In a picture nothing can be pressed.
    if (!isSeen || element.matches('.button, [data-tool]')) return group;
    // What has no box of its own has what is in it.
    if (style.display !== 'contents' && !this.#isInFrame(box)) return group;
    if (style.opacity !== '1') group.setAttribute('opacity', style.opacity);
    const turned = turn.multiply(turnOf(style));
    if (element instanceof SVGSVGElement) {
      group.append(this.#svg(element, style, box, turned));
      return group;
    }
    if (element instanceof HTMLElement) group.append(...this.#box(element, style, box, turned));
    const letter = element.getAttribute('data-letter');
    if (letter !== null) group.append(this.#letter(letter, style, box));
    const inside = clips(style) ? this.#clipped(style, box) : group;
    if (inside !== group) group.append(inside);
    for (const child of inOrder(element)) {
      if (child instanceof Element) inside.append(this.of(child, turned));
      else inside.append(...this.#words(child as Text, style));
    }
    if (element instanceof HTMLQuoteElement) inside.append(...this.#quotes(element, style));
    return group;
  }

  #isInFrame({ left, right, top, bottom }: DOMRect): boolean {
    const frame = this.#frame;
    return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  }

  /** Puts something of this size, as it lay before it was turned, where its box is now. */
  #placed(box: DOMRect, width: number, height: number, { a, b, c, d }: DOMMatrix): string {
    const [x, y] = [box.left + box.width / 2 - this.#frame.left, box.top + box.height / 2 - this.#frame.top];
    return `translate(${x} ${y}) matrix(${a} ${b} ${c} ${d} 0 0) translate(${-width / 2} ${-height / 2})`;
  }

  #box(element: HTMLElement, style: CSSStyleDeclaration, box: DOMRect, turn: DOMMatrix): SVGElement[] {
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const edges = edgesOf(style, width, height).filter(({ thick }) => thick > 0);
    const grounds = [style.backgroundColor, ...gradientsOf(style)].filter(ground => !isClear(ground));
    if (grounds.length === 0 && edges.length === 0) return [];
    const transform = this.#placed(box, width, height, turn);
    const rx = Math.min(radiusOf(style, width), width / 2, height / 2);
    const boxes = grounds.map(ground =>
      made('rect', { width, height, rx, transform, fill: this.#paint(ground, width, height) }),
    );
    const [first] = edges;
    if (edges.length === 4 && first) {
      const { thick, fill: stroke } = first;
      const size = { width: Math.max(0, width - thick), height: Math.max(0, height - thick) };
      const frame = { x: thick / 2, y: thick / 2, ...size, rx, transform, fill: 'none', stroke, 'stroke-width': thick };
      return [...boxes, made('rect', frame)];
    }
    return [...boxes, ...edges.map(({ thick: _, ...edge }) => made('rect', { ...edge, transform }))];
  }

  /** A colour, or a gradient beside the picture. */
  #paint(ground: string, width: number, height: number): string {
    const [, kind, given] = /^(linear|radial)-gradient\((.*)\)$/.exec(ground) ?? [];
    if (kind === undefined) return ground;
    const parts = splitList(given!);
    const stops = kind === 'linear' ? parts : parts.slice(1);
    const id = `paint-${this.#paints++}`;
    const gradient = kind === 'linear' ? downwards(id, height) : around(id, parts[0]!, width, height);
    const colourOf = (i: number): string => /^rgba?\(.*?\)/.exec(stops[i]!)![0];
    for (const [i, stop] of stops.entries()) {
      const at = / ([\d.]+)%/.exec(stop)?.[1];
      const offset = at === undefined ? i / (stops.length - 1) : Number(at) / 100;
      // What fades away keeps its colour, where SVG would make it grey.
      const fades = isClear(colourOf(i));
      const colour = fades ? colourOf(i > 0 ? i - 1 : i + 1) : colourOf(i);
      gradient.append(made('stop', { offset, 'stop-color': colour, ...(fades && { 'stop-opacity': 0 }) }));
    }
    this.defs.append(gradient);
    return `url(#${id})`;
  }

  /** Which no text in the page holds: a sheet writes them around it. */
  #quotes(element: HTMLElement, style: CSSStyleDeclaration): SVGElement[] {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    const marks = language.value === 'de' ? '„“' : '“”';
    return [lines[0], lines.at(-1)].flatMap((box, i) =>
      box
        ? written(marks[i]!, {
            ...this.#line(box, style, i === 0 ? box.left : box.right),
            'text-anchor': i === 0 ? 'end' : 'start',
          })
        : [],
    );
  }

  /** Where a line stands that begins or ends here, and what it looks like. */
  #line(box: DOMRect, style: CSSStyleDeclaration, x: number): Attributes {
    return {
      x: x - this.#frame.left,
      // Most fonts have about a fifth of their height below the line.
      y: box.top - this.#frame.top + box.height * 0.79,
      fill: style.color,
      ...{ 'font-family': style.fontFamily, 'font-size': style.fontSize, 'font-weight': style.fontWeight },
      ...{ 'font-style': style.fontStyle, 'font-stretch': style.fontStretch },
      ...(style.letterSpacing !== 'normal' && { 'letter-spacing': style.letterSpacing }),
    };
  }

  /** One that a sheet writes, in the middle of its box. */
  #letter(text: string, style: CSSStyleDeclaration, box: DOMRect): SVGElement {
    return written(text, {
      x: box.left + box.width / 2 - this.#frame.left,
      y: box.top + box.height / 2 - this.#frame.top,
      ...{ 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: style.color },
      ...{ 'font-family': style.fontFamily, 'font-size': style.fontSize, 'font-weight': style.fontWeight },
    });
  }

  #clipped(style: CSSStyleDeclaration, box: DOMRect): SVGElement {
    const id = `clip-${this.#clips++}`;
    const clip = made('clipPath', { id });
    const { width, height } = box;
    const rx = Math.min(radiusOf(style, width), width / 2, height / 2);
    clip.append(made('rect', { x: box.left - this.#frame.left, y: box.top - this.#frame.top, width, height, rx }));
    this.defs.append(clip);
    return made('g', { 'clip-path': `url(#${id})` });
  }

  #svg(svg: SVGSVGElement, style: CSSStyleDeclaration, box: DOMRect, turn: DOMMatrix): SVGElement {
    const copy = this.#copied(svg);
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    copy.style.removeProperty('transform');
    copy.style.removeProperty('opacity');
    for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, String(value));
    copy.setAttribute('overflow', style.overflow === 'visible' ? 'visible' : 'hidden');
    const group = made('g', { transform: this.#placed(box, width, height, turn) });
    group.append(copy);
    return group;
  }

  /** A drawing with its looks written into it, and what it refers to beside it. */
  #copied(original: SVGElement): SVGElement {
    const copy = original.cloneNode(true) as SVGElement;
    const [from, to] = [original, copy].map(one => [one, ...one.querySelectorAll<SVGElement>('*')]);
    for (const [i, element] of from!.entries()) {
      const style = getComputedStyle(element);
      const target = to![i]!;
      target.removeAttribute('class');
      target.removeAttribute('style');
      for (const name of LOOKS) {
        const value = style.getPropertyValue(name);
        if (value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto')
          target.style.setProperty(name, value);
        else if (name === 'fill' || name === 'display') target.style.setProperty(name, value);
        for (const [, id] of value.matchAll(/url\("?#([\w-]+)"?\)/g)) this.#define(id!);
      }
      const used = element.getAttribute('href');
      if (used?.startsWith('#')) this.#define(used.slice(1));
    }
    return copy;
  }

  #define(id: string): void {
    const found = this.#defined.has(id) ? null : document.getElementById(id);
    this.#defined.add(id);
    if (found instanceof SVGElement) this.defs.append(this.#copied(found));
  }

  /** Words where they stand, a line at a time. */
  #words(node: Text, style: CSSStyleDeclaration): SVGElement[] {
    const text = node.data;
    if (text.trim() === '' || style.fontSize === '0px') return [];
    const lines: { words: string; box: DOMRect }[] = [];
    const range = document.createRange();
    for (const { index, 0: word } of text.matchAll(/\S+\s*/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.trimEnd().length);
      const box = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (box.width === 0 || !this.#isInFrame(box)) continue;
      if (last && Math.abs(last.box.top - box.top) < box.height / 2) last.words += ` ${word.trim()}`;
      else lines.push({ words: word.trim(), box });
    }
    return lines.map(({ words, box }) =>
      written(
        style.textTransform === 'uppercase' ? words.toLocaleUpperCase() : words,
        this.#line(box, style, box.left),
      ),
    );
  }
}

interface Edge {
  readonly thick: number;
  readonly fill: string;
  readonly [of: string]: number | string;
}

/** The border of a box, side by side. */
function edgesOf(style: CSSStyleDeclaration, width: number, height: number): Edge[] {
  const thickOf = (side: string): number =>
    style.getPropertyValue(`border-${side}-style`) === 'none'
      ? 0
      : Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  return (['top', 'right', 'bottom', 'left'] as const).map(side => {
    const [thick, fill] = [thickOf(side), style.getPropertyValue(`border-${side}-color`)];
    const [x, y] = [side === 'right' ? width - thick : 0, side === 'bottom' ? height - thick : 0];
    const isFlat = side === 'top' || side === 'bottom';
    return { thick, fill, x, y, width: isFlat ? width : thick, height: isFlat ? thick : height };
  });
}

/** What stands between commas that are in no brackets. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map(part => part.trim());
}

/** Those that go from above to below, or around a point. */
const GRADIENT = /^(?:linear-gradient\((?=rgb)|radial-gradient\(circle at [\d.]+% [\d.]+%, (?=rgb))/;
/** What is given in other measures is a pattern, or too odd to be drawn again. */
const ODD = /[1-9]px|color\(|lab\(/;

/** The gradients that fill a whole box, the lowest first. */
function gradientsOf({ backgroundImage, backgroundSize, clipPath, maskImage }: CSSStyleDeclaration): string[] {
  // Light that is cut to a cone would fill the box.
  if (clipPath !== 'none' || maskImage !== 'none') return [];
  const sizes = splitList(backgroundSize);
  return splitList(backgroundImage)
    .filter((layer, i) => sizes[i % sizes.length] === 'auto' && GRADIENT.test(layer) && !ODD.test(layer))
    .toReversed();
}

const downwards = (id: string, height: number): SVGElement =>
  made('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0, y2: height });

/** As far as the farthest corner. */
function around(id: string, shape: string, width: number, height: number): SVGElement {
  const [x = 50, y = 50] = shape.match(/[\d.]+(?=%)/g)!.map(Number);
  const [cx, cy] = [(x / 100) * width, (y / 100) * height];
  const r = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy));
  return made('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r });
}

/** How something is turned and scaled, wherever it lies. */
function turnOf({ transform, rotate }: CSSStyleDeclaration): DOMMatrix {
  const { a, b, c, d } = new DOMMatrix(transform === 'none' ? undefined : transform);
  return new DOMMatrix().rotate(Number.parseFloat(rotate) || 0).multiply(new DOMMatrix([a, b, c, d, 0, 0]));
}

const clips = ({ overflowX }: CSSStyleDeclaration): boolean => overflowX !== 'visible';

const radiusOf = ({ borderTopLeftRadius: radius }: CSSStyleDeclaration, width: number): number =>
  radius.endsWith('%') ? (Number.parseFloat(radius) / 100) * width : Number.parseFloat(radius) || 0;

/** What is in an element, what lies on top last. */
function inOrder(element: Element): ChildNode[] {
  const heightOf = (node: ChildNode): number =>
    node instanceof Element ? Number.parseInt(getComputedStyle(node).zIndex, 10) || 0 : 0;
  const nodes = [...element.childNodes].filter(node => node instanceof Element || node instanceof Text);
  return nodes.toSorted((one, other) => heightOf(one) - heightOf(other));
}
