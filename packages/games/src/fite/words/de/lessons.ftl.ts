/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const lessons = {
  turn: {
    title: 'Stellen und aufteilen',
    text: 'Deine neun Würfel sind deine Kraft und deine Gesundheit. In jeder Runde wählst du einen Ort für deinen Kämpfer und teilst die Würfel in Angriff und Abwehr auf, geheim und zugleich mit Alex.',
    tasks: [
      {
        ask: 'Stell deinen Kämpfer auf Offensiv: Dort zählt jeder Angriffswürfel 1 mehr.',
        done: 'Beide Orte wurden im selben Augenblick gezeigt. Alex ging auf Defensiv, das hilft der Abwehr.',
        other: (place: string | null): string => `${place === null ? 'Das' : place} ist auch ein guter Ort, bringt aber etwas anderes. Nimm hier Offensiv.`,
      },
      {
        ask: 'Schick fünf Würfel in den Angriff und behalte vier für die Abwehr.',
        done: 'Ein Abwehrwürfel hebt einen Angriffswürfel auf, der nicht höher ist; was übrig bleibt, trifft. Deine 4, auf Offensiv eine 5, kam durch, und eine 4 von Alex auch: ein Würfel weniger für jeden.',
        other: (off: number | null): string => `Du darfst 1 bis 8 Würfel schicken, ${off === null ? 'das' : formats.number(off)} geht also. Hier sollen es fünf sein: Vier bleiben, um Alex zu empfangen.`,
      },
    ] satisfies [unknown, unknown],
  },
  move: {
    title: 'Einen Würfel verschieben',
    text: 'Auf Taktisch antwortest du auf den Wurf: Verschiebe einen oder zwei Würfel aus einer deiner Hände in die andere oder wende zwei. So wie die Würfel liegen, trifft dich eine 4 von Alex.',
    tasks: [
      {
        ask: 'Verschieb deine 4 vom Angriff in die Abwehr, dort hält sie die andere auf.',
        done: 'Die fremde 4 ist aufgehalten, und niemand verliert einen Würfel. Das hatte seinen Preis: Im Angriff hätte deine 4 getroffen.',
        other: (own: number, theirs: number): string => `Das geht und würde dich ${own === 0 ? 'keinen' : formats.number(own)} Würfel kosten, Alex ${theirs === 0 ? 'keinen' : formats.number(theirs)} Würfel. Berühr jetzt aber „Schieben“ und dann die 4 in deinem Angriff.`,
      },
    ] satisfies [unknown],
  },
  flip: {
    title: 'Zwei Würfel wenden',
    text: 'Wenden dreht genau zwei deiner Würfel um: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4. Sie dürfen in verschiedenen Händen liegen. Die Zeile über dem Knopf sagt, was das bewirken würde.',
    tasks: [
      {
        ask: 'Wende zwei Würfel so, dass Alex zwei verliert und du keinen.',
        done: 'Aus einer 2 im Angriff wurde eine 5, die nichts aufhält, aus einer 1 in der Abwehr eine 6. Einmal wenden in jeder Hand tat beides.',
        other: (own: number, theirs: number): string => `So verlierst du ${own === 0 ? 'keinen' : formats.number(own)} Würfel und Alex ${theirs === 0 ? 'keinen' : formats.number(theirs)} Würfel. Wähl „Wenden“ und dreh in jeder deiner Hände einen Würfel um.`,
      },
    ] satisfies [unknown],
  },
  power: {
    title: 'Die Superkraft einsetzen',
    text: 'Vor der ersten Runde darf jeder Kämpfer eine von sechs Superkräften nehmen. Sie wirkt einmal im Kampf, zusätzlich zum Ort und fast immer nach dem Wurf.',
    tasks: [
      {
        ask: 'Nimm Brutal: +1 auf jeden Angriffswürfel, einmal.',
        done: 'Alex kämpft ohne Superkraft. Du gingst auf Offensiv, Alex auf Taktisch, und die Würfel sind gefallen.',
        other: 'Jede Superkraft ist in einem eigenen Kampf einen Versuch wert. Für diesen Wurf nimm Brutal.',
      },
      {
        ask: 'Zwei deiner Würfel treffen. Schalte Brutal ein und leg dich fest.',
        done: 'Mit Offensiv und Brutal zählte jeder Angriffswürfel 2 mehr, und drei trafen. Deine Münze liegt jetzt auf dem Gesicht: Die Superkraft ist verbraucht.',
        other: 'Sie aufzusparen ist erlaubt und oft klug. Hier aber macht sie aus zwei Treffern drei: Setz sie ein.',
      },
    ] satisfies [unknown, unknown],
  },
  swift: {
    title: 'Mit Flink ausweichen',
    text: 'Flink wird vor dem Schlagabtausch eingesetzt. Wenn beide Orte zu sehen sind, darf, wer Flink hat, an einen anderen gehen. Du stehst auf Offensiv, Alex auf Defensiv: Die beiden Boni heben sich auf.',
    tasks: [
      {
        ask: 'Geh auf Taktisch, damit du auf den Wurf antworten kannst.',
        done: 'Du hast jetzt den Bonus von Taktisch und nicht mehr den von Offensiv. Beide haben aufgeteilt, und die Würfel sind gefallen.',
        other: (isHold: boolean): string => `${isHold ? 'Wer stehen bleibt, behält Flink für später. Geh dieses eine Mal' : 'Auf Defensiv wärst du besser geschützt, mehr nicht. Geh'} auf Taktisch.`,
      },
      {
        ask: 'Antworte auf den Wurf so, dass Alex einen Würfel verliert und du keinen.',
        done: 'Wieder einmal wenden im Angriff und einmal in der Abwehr, diesmal durch eine stärkere Deckung.',
        other: (own: number, theirs: number): string => `So verlierst du ${own === 0 ? 'keinen' : formats.number(own)} Würfel und Alex ${theirs === 0 ? 'keinen' : formats.number(theirs)} Würfel. Denk an einen Würfel in jeder Hand.`,
      },
    ] satisfies [unknown, unknown],
  },
  lead: {
    title: 'Einen Vorsprung nutzen',
    text: 'Wer mehr Würfel hat, kann den Vorsprung sicher behalten. Greif mit allen Würfeln bis auf einen an: Mehr Angreifer, als Alex Abwehrwürfel hat, bedeuten immer Treffer, egal was fällt.',
    tasks: [
      {
        ask: 'Du führst mit sechs zu fünf Würfeln. Greif mit fünf an.',
        done: 'Alex würfelte eine Mauer: 6, 5 und 4. Aber drei Würfel halten höchstens drei auf, also kamen zwei durch und nur einer zurück. Fünf zu drei.',
        other: 'Vorsichtig aufzuteilen ist erlaubt, lässt Alex aber zurück in den Kampf. Behalt einen Würfel und schick fünf.',
      },
    ] satisfies [unknown],
  },
  finish: {
    title: 'Den Kampf beenden',
    text: 'Du gewinnst, wenn Alex keinen Würfel mehr hat. Ein letzter Würfel rettet nicht: Wer nur noch einen hat, ist angezählt und geht zu Beginn der nächsten Runde zu Boden.',
    tasks: [
      {
        ask: 'Geh dorthin, wo deine Angriffswürfel 1 mehr zählen.',
        done: 'Alex steht auf Taktisch und hat vier Würfel schon aufgeteilt.',
        other: 'Jetzt wird angegriffen: Ein Ort hilft jedem Angriffswürfel.',
      },
      {
        ask: 'Nimm drei oder mehr dieser vier Würfel: Greif mit drei oder vier von deinen an.',
        done: 'Alex bleiben zu wenige Würfel, und der Kampf gehört dir. Das ist ganz FITE: Orte, Aufteilung, Wurf, Antwort.',
        other: 'Es können nicht mehr Würfel treffen, als angreifen: Mit einem oder zweien lebt Alex weiter. Schick drei oder vier.',
      },
    ] satisfies [unknown, unknown],
  },
};
