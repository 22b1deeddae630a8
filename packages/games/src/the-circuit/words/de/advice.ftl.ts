/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const advice = {
  stepsUp: (fighter: string, cards: number, engaged: number): string => `${fighter} zieht ${formats.count(cards, 'Karte', 'Karten')}${engaged === 0 ? '' : ` und bindet schon ${formats.number(engaged)} Gegner`}.`,
  canFinish: (fighter: string): string => `Der Finisher ist bezahlbar: ${fighter}.`,
  reaches: (fighter: string, enemies: readonly (string | number)[]): string => `${fighter} bindet dann ${formats.list(enemies)}.`,
  nears: (fighter: string, enemy: string, spaces: number): string => `${fighter} ist dann ${formats.count(spaces, 'Feld', 'Felder')} von ${enemy} entfernt.`,
  stays: (fighter: string, cards: number, canMoveLater: boolean): string => `${fighter} zieht hier ${formats.count(cards, 'Karte', 'Karten')}${canMoveLater ? ' und darf nach der Kampfphase noch gehen' : ''}.`,
  damages: (target: string, damage: number, sta: number): string => `${target} hat dann ${formats.number(damage)} Schaden von ${formats.number(sta)}.`,
  knocksOut: (target: string): string => `Das reicht, um ${target} k. o. zu schlagen.`,
  stuns: (target: string, stun: number, pin: number): string => `${target} hat dann ${formats.number(stun)} Betäubungsmarker von ${formats.number(pin)}.`,
  pins: (target: string, percent: number): string => `Das reicht, um ${target} zu pinnen, was ${formats.number(percent)}-mal von hundert gelingt.`,
  pushes: (target: string, pushes: number, spaces: number): string => `${target} steht ${formats.count(spaces, 'Feld', 'Felder')} vor dem Äußeren, und das ${formats.plural(pushes, 'ist ein Stoß', `sind ${formats.number(pushes)} Stöße`)}.`,
  canPushOut: (target: string): string => `Damit kann ${target} aus dem Ring gestoßen werden.`,
  pushedOut: (target: string, hype: number): string => `${target} ist draußen, und du erhältst ${formats.number(hype)} Hype.`,
  pushedTo: (target: string, spaces: number): string => `${target} ${spaces === 0 ? 'steht dann am Rand' : formats.category(spaces) === 'one' ? `ist dann ${formats.number(spaces)} Feld vom Rand entfernt` : `ist dann ${formats.number(spaces)} Felder vom Rand entfernt`}.`,
  intoHazard: (target: string, hazard: string): string => `${target} gerät in die Gefahr: ${hazard}.`,
  finishes: (number: number): string => `Es ist Finisher Nummer ${formats.number(number)} von drei.`,
  earns: (hype: number): string => `Es bringt ${formats.number(hype)} Hype.`,
  recovers: (fighter: string, things: readonly (string | number)[]): string => `${fighter} verliert ${formats.list(things)}.`,
  ofDamage: (damage: number): string => `${formats.number(damage)} Schaden`,
  ofStun: (stun: number): string => `${formats.number(stun)} Betäubungsmarker`,
  leaves: (cards: number, symbols: string): string => `${cards === 0 ? 'Danach ist keine Karte mehr auf deiner Hand' : formats.category(cards) === 'one' ? `Eine Karte bleibt: ${symbols}` : `${formats.number(cards)} Karten bleiben: ${symbols}`}.`,
  converts: (hype: number): string => `Es kostet 1 Hype, und du hast ${formats.number(hype)}.`,
};
