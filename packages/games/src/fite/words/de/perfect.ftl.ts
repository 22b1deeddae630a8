/** Made from perfect.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const perfect = {
  lead: 'Zwei Kämpfer, die nie irren: Was täten sie? Stelle einen Augenblick zwischen zwei Runden ein und frage.',
  position: 'Der Augenblick',
  rules: 'Regeln',
  settings: {
    classic: 'Wie veröffentlicht',
    tempered: 'Gemäßigt',
  },
  yourDice: 'Deine Würfel',
  theirDice: 'Würfel des anderen',
  yourPower: 'Deine Superkraft',
  theirPower: 'Superkraft des anderen',
  noPower: 'Keine mehr',
  answer: 'Die Antwort',
  wins: (percent: number): string => `Du gewinnst ${formats.decimal(percent)} von 100 Kämpfen.`,
  drawIsHalf: 'Ein Unentschieden zählt halb.',
  ahead: 'Wer mehr Würfel hat, gewinnt, was der andere auch tut. Greif mit allen Würfeln bis auf einen an.',
  behind: 'Wer weniger Würfel hat, verliert gegen einen Kämpfer, der nie irrt. Hoffe, dass dieser es tut.',
  stay: 'Hier bleiben',
  keeping: (power: string, percent: number): string => `${power}, noch nicht eingesetzt, ist ${formats.decimal(percent)} dieser 100 Kämpfe wert: Setze es in einer Runde ein, die mehr gewinnt.`,
  swift: (power: string): string => `Danach, mit ${power}:`,
  stand: 'Wo man steht',
  divide: 'Wie man teilt',
  yourPlace: 'Du stehst auf',
  theirPlace: 'Der andere steht auf',
  split: (attack: number, defence: number): string => `${formats.number(attack)} im Angriff, ${formats.number(defence)} in der Abwehr`,
  often: (percent: number): string => `${formats.decimal(percent)} %`,
  mix: 'Wo mehreres genannt ist, entscheide das Los nach diesen Zahlen: Wer sich vorhersehen lässt, verliert.',
  sure: {
    plain: 'Genau: Jeder Wurf wurde betrachtet.',
    powers: 'Auf 0,1 von 100 Kämpfen richtig, gegen wen auch immer: Runden mit sehr vielen Würfen sind aus einer Million davon errechnet.',
  },
};
