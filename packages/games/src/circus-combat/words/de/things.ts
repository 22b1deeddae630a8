/** The things of Circus Combat in German: hands, dice, acts and colours. */

import { list, number } from '../../../formats.de.ts';
import { COLOURS, type Colour } from '../../content/disciplines.ts';
import type { Kind } from '../../content/hands.ts';
import type { HandOptions } from '../../hand.ts';
import type { Die, DieColour, TrickId } from '../../state.ts';

/** A hand's name, and what it asks for where groups must differ and a straight has five. */
export const HAND_WORDS: { readonly [K in Kind]: { name: string; asks: string } } = {
  onePair: { name: 'Ein Paar', asks: '2 gleiche Würfel' },
  twoPairs: { name: 'Zwei Paare', asks: 'zwei Paare verschiedener Werte' },
  threePairs: { name: 'Drei Paare', asks: 'drei Paare verschiedener Werte' },
  threeKind: { name: 'Drilling', asks: '3 gleiche Würfel' },
  fourKind: { name: 'Vierling', asks: '4 gleiche Würfel' },
  fiveKind: { name: 'Fünfling', asks: '5 gleiche Würfel' },
  threeKindTwice: { name: 'Zwei Drillinge', asks: 'zwei Drillinge verschiedener Werte' },
  fullHouse: { name: 'Full House', asks: 'ein Drilling und ein Paar verschiedener Werte' },
  straight: { name: 'Straße', asks: 'fünf Werte in einer Reihe' },
};

function asksOf(kind: Kind, { groupValues, straight }: HandOptions): string {
  if (kind === 'straight' && straight === 'six') return 'jeder Wert einmal, 1 bis 6';
  const { asks } = HAND_WORDS[kind];
  return groupValues === 'mayRepeat' ? asks.replace(' verschiedener Werte', '') : asks;
}

/** A hand's name, and what it asks for under these options. */
export const handSaid = (kind: Kind, options: HandOptions) => ({
  name: HAND_WORDS[kind].name,
  asks: asksOf(kind, options),
});

const DIE_WORDS: { readonly [C in DieColour]: string } = { black: 'Schwarz', gray: 'Grau', fatigue: 'Rot' };

/** "Schwarz 4"; red is fatigue. */
export const dieSaid = ({ colour, eyes }: Die): string => `${DIE_WORDS[colour]} ${eyes}`;

/** Dice of one colour together: "Schwarz 2 5 5 und Rot 6". */
export function diceSaid(dice: readonly Die[]): string {
  const groups = Object.entries(DIE_WORDS).flatMap(([colour, word]) => {
    const eyes = dice.filter(die => die.colour === colour).map(die => die.eyes);
    return eyes.length === 0 ? [] : [`${word} ${eyes.map(number).join(' ')}`];
  });
  return groups.length === 0 ? 'keine Würfel' : list(groups);
}

export const COLOUR_WORDS: { readonly [C in Colour]: string } = {
  amber: 'Bernstein',
  teal: 'Türkis',
  violet: 'Violett',
};

export const PATTERN_WORDS: { readonly [C in Colour]: string } = { amber: 'Rauten', teal: 'Wellen', violet: 'Sterne' };

export const DISCIPLINE_WORDS: { readonly [C in Colour]: string } = {
  amber: 'Am Boden',
  teal: 'In der Luft',
  violet: 'Magie und Feuer',
};

/** A colour and what it stands for, so that whoever hears one knows the other: "Türkis (in der Luft)". */
export const disciplineSaid = (colour: Colour): string =>
  `${COLOUR_WORDS[colour]} (${DISCIPLINE_WORDS[colour].replace(/^(?:Am|In)/, first => first.toLowerCase())})`;

/** What the next trick of each colour would count: "Bernstein (am Boden) ×2, Türkis (in der Luft) ×1 und …". */
export const factorsSaid = (factors: Record<Colour, number>): string =>
  list(COLOURS.map(colour => `${disciplineSaid(colour)} ×${number(factors[colour])}`));

const ACTS: { readonly [Id in TrickId]: readonly [name: string, flavour: string] } = {
  A1: ['Tandemspringer im Doppel', 'Sie rollen wie ein Mann. Sie beschweren sich auch so.'],
  A2: ['Zweimal drei Keulen', 'Sechs Keulen in der Luft, zwei Chefs, kein Plan.'],
  A3: ['Vier kreisende Teller', 'Der fünfte Teller ist fürs nächste Jahr beantragt.'],
  A4: ['Jonglage mit drei Kegeln', 'Etwas für Anfänger. Du bist seit März Anfänger.'],
  A5: ['Bummel auf dem Schlappseil', 'Schritt für Schritt, und das Seil hält jemand anders.'],
  A6: ['Pyramide der drei Paare', 'Alle wollen nach oben. Unten kennt keiner.'],
  A7: ['Die Sägemehltruppe', 'Ein Fünferteam mit drei Lieblingen und zwei anderen.'],
  A8: ['Jonglage mit fünf Fässern', 'Als das Risiko geprüft wurde, waren die Fässer leer.'],
  A9: ['Paare auf Stelzen', 'Sie sehen auf alle herab, aber auf alle gleich.'],
  A10: ['Hand auf Hand', 'Vertrauen ist ein großes Wort. Griff ist ein besseres.'],
  T1: ['Gekreuzte Trapezpaare', 'Auf halbem Weg wechseln sie die Partner. Und die Meinung.'],
  T2: ['Sechs am Tuch', 'Drei Paare, sechs Absichten, eine Winde.'],
  T3: ['Kaskade der fünf Reifen', 'Der sechste Reifen liegt in der Buchhaltung.'],
  T4: ['Jonglage kopfüber', 'Das Blut steigt in den Kopf, das Lob zum Chef.'],
  T5: ['Vier hohe Ringe', 'Beste Sicht darauf, wie dein Kollege sich für dich verbeugt.'],
  T6: ['Fängerpaare im Doppel', 'Bisher jedes Mal gefangen, von denselben zweien.'],
  T7: ['Die fliegende Familie', 'Keiner ist verwandt. Der Druck war so billiger.'],
  T8: ['Zwei an einem Reifen', 'Ein Großraumbüro, nur höher.'],
  T9: ['Zweimal Dreifachsalto', 'Zweimal, weil beim ersten Mal niemand hinsah.'],
  T10: ['Das Hochseil', 'Eine Laufbahn: schmal, gerade und ohne Geländer.'],
  V1: ['Drei zersägte Paare', 'Das halbe Ensemble arbeitet halbtags.'],
  V2: ['Schrank für alle', 'Fünf gingen hinein. Überstunden zählen erst draußen.'],
  V3: ['Verschwinden und Platztausch', 'Jetzt bist du sie. Ihre Termine gehören auch dir.'],
  V4: ['Das brennende Seil', 'Der Arbeitsschutz sitzt in der ersten Reihe und schreibt mit.'],
  V5: ['Zweimal drei Fackeln', 'Sechs Fackeln und ein Löscher, der bestellt ist.'],
  V6: ['Gedankenleserduo', 'Sie weiß, was du beim Mittagessen über sie gesagt hast.'],
  V7: ['Fünf flammende Schwerter', 'Mit einem Lächeln geschluckt, wie der neue Dienstplan.'],
  V8: ['Das Wunder der drei Becher', 'Unter einem liegt der Bonus. Unter diesem nie.'],
  V9: ['Vier schwebende Kerzen', 'An beiden Enden zu brennen ist hier Vorschrift.'],
  V10: ['Paare im Spiegelkasten', 'Doppelter Applaus für dieselben zwei Gehälter.'],
};

export const act = (card: TrickId): string => ACTS[card][0];
export const flavour = (card: TrickId): string => ACTS[card][1];

/** An act in a sentence, where it keeps its form: „Hand auf Hand“. */
export const quoted = (card: TrickId): string => `„${act(card)}“`;
