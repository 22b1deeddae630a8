/** The circuit cards are whole, the frozen faces are those of their seed, and the checks notice what would be wrong. */

import { expect, test } from 'vitest';
import { CARD_NUMBERS, CARD_X, CARD_Y, CHARGE_CARDS, chargeColour, circuitCard } from '../content/cards.ts';
import { GOLD_DECK, GREEN_DECK, minisOf } from '../content/decks.ts';
import { COLOURS, type FaceData, formatFace, PORTS, parseFace, SIDES, SITES, turnSite } from '../content/face.ts';
import { FACE_SEED, FACES } from '../content/faces.ts';
import { facesFile, generate } from '../content/generate-command.ts';
import { netsOf, portDistances } from '../content/nets.ts';
import { type FaceName, type FaceSet, ORDINARY_FACES, problemsWithFaceSet } from '../content/set.ts';
import { drawSheet } from '../content/sheet.ts';
import { problemsWithFace } from '../content/validate.ts';

const frozen: FaceSet = Object.fromEntries(Object.entries(FACES).map(([name, text]) => [name, parseFace(text)]));
const allFaces = [...CARD_NUMBERS, CARD_X, CARD_Y].flatMap(no => SIDES.map(side => circuitCard(no)[side]));

test('the 52 frozen faces have no problems', () => {
  expect(Object.keys(FACES)).toEqual(ORDINARY_FACES);
  expect(problemsWithFaceSet(frozen)).toEqual([]);
});

test('a face is written as it is read', () => {
  for (const face of allFaces) expect(parseFace(formatFace(face))).toEqual(face);
});

test.each([
  ['a1:O', /needs exactly one \|/],
  ['a1:X | T0-a1', /needs a colour/],
  ['d1:O | T0-a1', /'d1:O' is not part of a face/],
  ['a1:O | T0', /'T0' is not a link/],
  ['a1:O | T9-a1', /'T9' is neither a site nor a port/],
])('a face that is written wrongly is refused: %s', (text, problem) => {
  expect(() => parseFace(text)).toThrow(problem);
});

test('there are 30 cards; six bear a charge point, on the front and reached from exactly one node (BOARD-R8, BOARD-R10)', () => {
  expect(CARD_NUMBERS).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  for (const no of CARD_NUMBERS) {
    const { F, B } = circuitCard(no);
    expect(F.charge?.colour ?? null, `#${no}`).toBe(chargeColour(no));
    expect(B.charge, `#${no}`).toBeNull();
    if (F.charge)
      expect(netsOf(F).filter(net => net.charge)).toEqual([{ nodes: ['b4'], ports: [], charge: true, master: false }]);
  }
  expect(COLOURS.map(colour => CHARGE_CARDS[colour])).toEqual([4, 3, 6, 2, 5, 7]);
});

test('the front of #1 has a node of each colour, and its back a way from each colour to the master node', () => {
  const { F, B } = circuitCard(1);
  const coloursOf = (face: FaceData) => SITES.flatMap(site => face.nodes[site]?.colour ?? []).sort();
  expect(coloursOf(F)).toEqual([...COLOURS].sort());
  const beside = netsOf(B)
    .filter(net => net.master)
    .flatMap(net => net.nodes);
  expect(beside.map(site => B.nodes[site]?.colour).sort()).toEqual([...COLOURS].sort());
});

test("the orange charge card's front is as the rules page freezes it", () => {
  const { F } = circuitCard(4);
  expect(formatFace(F)).toMatch(/^b1:L a2:D b2:P c2:G c3:R b4:G a5:L c5:O \*b3 !c4:O \| /);
  const toApproach = (port: (typeof PORTS)[number]): number => {
    // The approach node is entered by a port of its own here, so the trip to that port counts the nodes on the way.
    const entered: FaceData = { ...F, links: [...F.links.filter(link => !link.includes('B1')), ['B1', 'b4']] };
    return portDistances(entered)[PORTS.indexOf(port)]![PORTS.indexOf('B1')]!;
  };
  expect(['T0', 'T1', 'L0', 'L1', 'R0', 'R1', 'L2', 'B0', 'R2'].map(port => toApproach(port as 'T0'))).toEqual([
    3, 3, 4, 4, 4, 4, 5, 5, 6,
  ]);
});

test('every port of every face ends exactly one link, and turning a card twice changes nothing', () => {
  for (const face of allFaces) {
    for (const port of PORTS) expect(face.links.filter(link => link.includes(port))).toHaveLength(1);
    expect(
      netsOf(face)
        .flatMap(net => net.ports)
        .sort(),
    ).toEqual([...PORTS].sort());
  }
  for (const site of SITES) expect(turnSite(turnSite(site, 180), 180)).toBe(site);
});

test('the gold deck has 72 minis and the green one 24', () => {
  expect([minisOf(GOLD_DECK).length, minisOf(GREEN_DECK).length]).toEqual([72, 24]);
});

const X = 'a1:O c1:L b2:R^ a3:D c3:G a5:P c5:R *b3';
const EDGE = 'T0-a1 L0-a1 T1-c1 R0-c1 L1-a3 R1-c3 L2-a5 B0-a5 R2-c5 B1-c5';
const INSIDE = 'a1-a3 c1-c3 a3-b3 b3-c3 b2-b3 a3-a5 c3-c5';

test.each([
  ['nothing', `${X} | ${EDGE} ${INSIDE}`, null],
  ['a port without a link', `${X} | ${EDGE.replace('T0-a1 ', '')} ${INSIDE}`, /T0 ends 0 links/],
  ['a port with two links', `${X} | ${EDGE} T0-c1 ${INSIDE}`, /T0 ends 2 links/],
  ['links that cross', `${X} | ${EDGE} ${INSIDE} a1-c3`, /meet/],
  ['a narrow angle', `${X} | ${EDGE.replace('T1-c1', 'T1-c3')} ${INSIDE}`, /meet/],
  ['a link too close to a node', `${X} | ${EDGE} ${INSIDE} a1-a5`, /a1-a5 runs too close to a3/],
  ['a link to nowhere', `${X} | ${EDGE} ${INSIDE} a5-b5`, /a5-b5 ends where nothing is/],
  ['an island', `${X} b5:O b4:L | ${EDGE} ${INSIDE} b4-b5`, /not connected/],
  ['a dead end', `${X} b5:O | ${EDGE} ${INSIDE} a5-b5`, /b5 has 1 links/],
  ['too few nodes', 'a1:O b1:L | T0-a1', /2 nodes, not 5 to 8/],
  ['a passing point with two links', `${X} | ${EDGE} ${INSIDE.replace('b3-c3 ', '')}`, /b3 has 2 links/],
  ['a passing point without a lay-by', `${X} | ${EDGE} ${INSIDE} a1-b2`, /needs exactly one lay-by/],
  ['a portal beside the way', `${X.replace('a5:P', 'a5:P^')} | ${EDGE} ${INSIDE}`, /the portal a5 is not a lay-by/],
  ['a third node of a colour', `${X.replace('a5:P', 'a5:R')} | ${EDGE} ${INSIDE}`, /3 nodes of colour R/],
  ['adjacent nodes alike', `${X.replace('a3:D', 'a3:G')} | ${EDGE} ${INSIDE}`, /a3, c3, b2 are adjacent and alike/],
  ['a charge point', `${X} !b5:O | ${EDGE} ${INSIDE}`, /no charge point/],
  [
    'a way across over one node',
    'b1:G a3:L b3:P c3:D b5:O | T0-b1 T1-b1 L0-b3 L1-a3 L2-a3 R0-b3 R1-c3 R2-c3 B0-b5 B1-b5 b1-b3 a3-b3 b3-c3 b3-b5',
    /L0 to R0 visits 1 nodes/,
  ],
  [
    'a face that looks the same turned',
    `a1:O c1:L a3:D c3:D a5:L c5:O | ${EDGE} a1-a3 a3-a5 c1-c3 c3-c5 a1-c1 a5-c5`,
    /changes nothing/,
  ],
])('the check of a face notices %s', (_, text, problem) => {
  const problems = problemsWithFace(parseFace(text)).join('\n');
  if (problem === null) expect(problems).toBe('');
  else expect(problems).toMatch(problem);
});

const changed = (name: FaceName, face: FaceData): FaceSet => ({ ...frozen, [name]: face });
const withoutPortal = (face: FaceData): FaceData => parseFace(formatFace(face).replace('^', ''));

test.each<[string, () => FaceSet, RegExp]>([
  ['a face that is missing', () => Object.fromEntries(Object.entries(frozen).slice(1)), /there is no 2B/],
  ['two faces with the same trips', () => changed('30B', frozen['8F']!), /30B has the same trips as 8F/],
  [
    'a card without a portal',
    () => changed('19F', withoutPortal(frozen['19F']!)),
    /card 19 has 0 portals.*19F has no portal/s,
  ],
  [
    'too much of one colour',
    () =>
      Object.fromEntries(Object.entries(FACES).map(([name, text]) => [name, parseFace(text.replaceAll(':L', ':D'))])),
    /nodes of colour L/,
  ],
  [
    "a portal of the charge card's own colour",
    () => changed('2B', parseFace(FACES['2B'].replace(/:.\^/, ':G^'))),
    /the back of G's charge card has portal G/,
  ],
])('the check of the set notices %s', (_, faces, problem) => {
  expect(problemsWithFaceSet(faces()).join('\n')).toMatch(problem);
});

test('the command draws the frozen faces again from their seed, as data and as pictures', { timeout: 120_000 }, () => {
  const said: string[] = [];
  const saved = new Map<string, string>();
  const output = {
    say: (line: string) => said.push(line),
    save: (path: string, text: string) => saved.set(path, text),
  };
  expect(generate(['--sed', '1'], output)).toBe(2);
  expect(generate(['--seed', 'x'], output)).toBe(2);
  expect(said).toEqual(["what is '--sed'?", '--seed needs a whole number, 0 or more']);
  expect(generate(['--out=there'], output)).toBe(0);
  expect(saved.get('there/faces.ts')).toBe(facesFile(FACE_SEED, frozen));
  expect(saved.get('there/faces.svg')?.match(/<g transform/g)).toHaveLength(60);
  expect(saved.get('there/faces.html')).toContain('<svg');
});

test('a drawn face has a circle and a letter for each node', () => {
  const face = circuitCard(CARD_X).F;
  const picture = drawSheet([{ name: 'X', face }]);
  expect(picture.match(/>[OLDGPR]<\/text>/g)).toHaveLength(7);
  expect(picture).toContain('stroke-dasharray');
});
