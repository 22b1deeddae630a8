/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  throwing: {
    title: 'Werfen, und noch einmal werfen',
    text: 'Du wirfst drei eigene schwarze Würfel und einen roten: Müdigkeit. Jeden davon darfst du noch einmal werfen, ein einziges Mal. Drei gleiche Würfel ergäben die „Jonglage mit drei Kegeln“.',
    first: {
      ask: 'Wirf die schwarze 2 und die rote 6 noch einmal und behalte die beiden Fünfen.',
      done: 'Eine dritte Fünf, und die Müdigkeit ist nur noch eine 1.',
      other: 'Du darfst beliebige Würfel noch einmal werfen, aber nur einmal: Behalte das Paar Fünfen und versuche, die rote 6 loszuwerden.',
    },
    second: {
      ask: 'Lege alle drei Fünfen auf die „Jonglage mit drei Kegeln“ und die rote 1 auf „Zwei an einem Reifen“.',
      done: 'Die Jonglage hat alle ihre Würfel: Sie ist fertig und gehört dir. Sie ist die Augen deiner Würfel darauf wert, 15, und eine neue Karte nimmt ihren Platz ein.',
      other: 'Das ist erlaubt, aber keine Jonglage: Sie braucht alle drei Fünfen und keinen roten Würfel.',
    },
  },
  fitting: {
    title: 'Was passt',
    text: 'Ein Würfel passt, wo das Blatt noch zustande kommen kann. Was nirgends passt, verschwindet sofort: Eigene Würfel gehen nach Hause, aber ein roter legt sich vor dich hin und kostet seine Augen.',
    first: {
      ask: 'Der Reifen nimmt eine 4, die Straße eine 4 oder 5. Wirf die anderen drei Würfel noch einmal.',
      done: 'Besser. Die schwarze 1 passt nirgends und ist nach Hause gegangen; das kostet nichts.',
      other: 'Eine 6 oder eine 2 passt auf keines der Plakate, und die rote 2 würde dich 2 Punkte kosten. Wirf diese drei noch einmal.',
    },
    second: {
      ask: 'Gewinne den Reifen mit deiner 4, und lass keinen roten Würfel vor dir liegen.',
      done: 'Die rote 5 hat den Platz in der Straße genommen, und deine eigene 5 ging stattdessen nach Hause. So einen Würfel passen zu lassen ist erlaubt.',
      other: 'Zwei gleiche Würfel gewinnen den Reifen: Deine 4 gehört dorthin.',
    },
    missedRed: 'Deine eigene 5 hat den letzten Platz genommen, auf den die rote 5 passt, und das würde dich 5 Punkte kosten. Lege die rote dorthin.',
  },
  contest: {
    title: 'Wem gehört die Nummer?',
    text: 'Alle Würfel zusammen bilden das Blatt. Eine fertige Nummer bekommt, wer mehr Würfel darauf hat; rote zählen nicht. Bei gleich vielen Würfeln entscheiden die Augen, und bei gleich vielen Augen bekommt sie keiner.',
    task: {
      ask: 'Olga hat zwei Würfel auf den „Paaren auf Stelzen“. Beende die Nummer so, dass sie dir gehört.',
      done: 'Je zwei Würfel, aber deine Augen waren 10 gegen ihre 6. Ihre zwei Würfel sind verschwendet.',
      other: 'Den Paaren fehlt noch eine 5, und du hast sie. Lege sie dorthin.',
    },
  },
  rival: {
    title: 'Arbeite nicht für Olga',
    text: 'Eine fertige Nummer wird sofort vergeben, gleich, wer am Zug ist. Beendest du eine Nummer, bei der deine Rivalin führt, so kommt sie in ihre Show. Jeder Würfel, der passt, muss gelegt werden; sieh also hin, wohin.',
    task: {
      ask: 'Lege deine Würfel so, dass Olga die „Vier kreisenden Teller“ nicht bekommt.',
      done: 'Deine 6 hat ein anderes Plakat gefunden, und den Tellern fehlt noch immer eine. Olga muss sie selbst bringen.',
      other: 'Deine 6 wäre die vierte auf den Tellern, und Olga hat dort mehr Würfel: Sie gewänne sie in deinem Zug.',
    },
  },
  factors: {
    title: 'Die Reihenfolge der Show',
    text: 'Nummern zählen ×1 an den Stellen 1 bis 3, ×2 an 4 bis 6 und ×3 ab der 7. Die zweite einer Farbe hintereinander zählt außerdem doppelt, die dritte dreifach. Sind mehrere Nummern fertig, bestimmst du, welche zuerst kommt.',
    task: {
      ask: 'Zwei Nummern sind fertig. Nimm zuerst die, mit der du drei in Bernstein hintereinander hast.',
      done: 'An Stelle 4 und als dritte ihrer Farbe zählen die Paare 22 × 2 × 3 = 132. Nach der violetten Nummer wären es 44 gewesen.',
      other: 'Die violette Nummer würde deine Reihe in Bernstein unterbrechen, und die Paare zählten 44 statt 132.',
    },
  },
  swapping: {
    title: 'Zwei Pfeile',
    text: 'Wer eine Karte mit zwei Pfeilen gewinnt, darf zwei Nachbarn in der eigenen Show tauschen, auch im Zug des anderen. Deine lautet jetzt Bernstein, Türkis, Bernstein, Bernstein.',
    first: {
      ask: 'Tausche zwei Nachbarn so, dass alle drei Nummern in Bernstein am Ende zusammenkommen.',
      done: 'Drei hintereinander am Ende, wo die Stellen mehr zählen: 96 Punkte statt 62. Dann hat Olga geworfen, und ihre 2 hat deine „Gekreuzten Trapezpaare“ beendet, die auch Pfeile tragen.',
      other: 'Dieser Tausch ist erlaubt, aber ein anderer bringt mehr: Hole die türkise Nummer nach vorn.',
    },
    second: {
      ask: 'Jetzt wirst du in Olgas Zug gefragt. Rücke die „Jonglage mit drei Kegeln“ eine Stelle nach rechts, wo sie mehr zählt.',
      done: 'Aus 112 Punkten wurden 152, und Olgas Zug geht weiter. Ohne rechtzeitige Antwort wäre die Show geblieben, wie sie war.',
      other: 'Das ist erlaubt, aber die Jonglage hat den Grundwert 18, und Stelle 4 zählt ×2: Tausche 3 und 4.',
    },
    left: 'Sie so zu lassen ist erlaubt, aber aus 62 Punkten können 96 werden: Hole die türkise Nummer nach vorn.',
  },
  fatigue: {
    title: 'Verteile die Müdigkeit',
    text: 'Rote Würfel zählen gegen die Nummer, auf der sie liegen. Eine Nummer nur aus roten wird abgeworfen, und du darfst ihre Würfel werfen und anderswohin legen: am besten dorthin, wo es Olga schmerzt.',
    first: {
      ask: 'Zwei rote Würfel füllen den Reifen. Wirf sie auf die anderen Nummern.',
      done: 'Eine rote 5 und eine rote 2. Der Reifen ist weg.',
      other: 'Sie ruhen zu lassen ist erlaubt und sicher. Aber Olgas Tellern fehlt ein Würfel, und es könnte ein roter sein: Wirf.',
    },
    second: {
      ask: 'Lege die rote 5 auf Olgas „Vier kreisende Teller“ und die rote 2 auf den „Schrank für alle“.',
      done: 'Olga bekommt ihre Teller, aber für 15 − 5 = 10 Punkte. Mit einer eigenen 5 wären sie 20 wert gewesen.',
      other: 'Der Schrank gehört dir: Eine rote 5 darauf würde dich Punkte kosten. Olgas Teller sind der richtige Ort.',
    },
  },
  ending: {
    title: 'Die neunte Nummer',
    text: 'Hat eine Show neun Nummern, so hat der andere Artist noch einen Zug, und das Spiel ist aus. Dann wird jede Show zusammengezählt und die Müdigkeit vor dir abgezogen.',
    task: {
      ask: 'Gewinne das „Gedankenleserduo“: Es ist deine neunte.',
      done: 'Olgas letzter Wurf passte nirgends, und die Show ist aus. Lies den Zettel: Deine eine große Nummer, ×3 und ×3, brachte 108 deiner 188 Punkte.',
      other: 'Dem Duo fehlt noch eine 4, und du hast eine: Lege sie dorthin.',
    },
  },
};
