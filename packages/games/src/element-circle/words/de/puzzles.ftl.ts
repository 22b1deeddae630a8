/** Made from puzzles.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const puzzles = {
  task: 'Eine Runde mit offenen Karten, kurz vor dem Ende. Nur ein Zug sorgt sicher dafür, dass der Gegner als Erster nicht mehr zaubern kann. Finde ihn.',
  title: (number: number, mine: number, theirs: number): string => `${formats.number(number)}: ${formats.number(mine)} Zauber gegen ${formats.number(theirs)}`,
  rival: 'Hugo',
  points: {
    cast: 'Es beginnt mit einem Zauber aus deiner Hand.',
    activate: 'Einer deiner dauerhaften Zauber hat etwas zu tun.',
    end: 'Manchmal ist es genug.',
    pay: 'Es kommt darauf an, welche Elemente übrig bleiben.',
    inside: 'Überlege, was der Gegner im nächsten Zug braucht, und was du.',
  },
  why: (others: number): string => `Was der Gegner danach auch tut, du kannst dafür sorgen, dass er zuerst ausscheidet. Jeder der ${formats.number(others)} anderen Züge lässt ihm einen Ausweg.`,
};
