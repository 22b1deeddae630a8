/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  turn: {
    title: 'Einer tritt an',
    text: 'In jedem Zug aktivierst du einen Kämpfer, nie denselben zweimal nacheinander. Er darf gehen, dann kämpft er mit einer frischen Hand Karten. Krag vom anderen Team steht zwei Felder von Rex entfernt.',
    tasks: [
      {
        ask: 'Aktiviere Rex Calder.',
        done: 'Rex ist dran. Im nächsten Zug wird es jemand anders sein.',
        other: 'Der ist zu weit von allen weg. Rex ist am nächsten dran.',
      },
      {
        ask: 'Geh mit Rex neben Krag.',
        done: 'Nun binden sie einander. Wieder wegzugehen würde nichts kosten.',
        other: 'Von dort erreicht Rex Krag nicht. Geh auf das Feld zwischen den beiden.',
        far: 'Das ist auch neben Krag, kostet aber jeden Schritt, den er hat. Komm von dieser Seite.',
      },
      {
        ask: 'Bleib stehen und zieh deine Karten.',
        done: 'Sechs Karten: das ist seine COM. Neben einem Verbündeten wären es sieben.',
        other: 'Er darf weitergehen, aber Krag ist genau hier. Bleib stehen.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
  knockOut: {
    title: 'K. o.',
    text: 'Karten bezahlen Fähigkeiten mit den Symbolen, die sie zeigen. Schaden bleibt auf einem Kämpfer, und wenn er die STA erreicht, ist er draußen. Krag hat 4 Schaden von 7.',
    tasks: [
      {
        ask: 'Setze Schwinger ein: zwei Hand, drei Schaden.',
        done: 'Krag ist k. o. und sitzt geheilt auf der Bank. Dein Team bekommt 3 Hype für ihn und 2 für den Schlag.',
        other: 'Dann steht er noch. Schwinger reicht genau.',
      },
    ] satisfies [unknown],
  },
  ringOut: {
    title: 'Ring-Aus',
    text: 'Ein Stoß bewegt einen Gegner ein Feld weit, wohin du willst. Am Rand des Rings kann das hinaus sein. Dort steht Vessa.',
    tasks: [
      {
        ask: 'Setze Schulterstoß gegen Vessa ein.',
        done: 'Ein Körper bezahlt einen Stoß. Nun sag, wohin.',
        other: 'Hier genügt ein einziger Stoß. Behalte die anderen Karten.',
      },
      {
        ask: 'Stoß sie hinaus.',
        done: 'Ring-Aus. So gesund sie auch war, sie ist auf der Bank, und du hast den Hype.',
        other: 'So bleibt sie im Ring. Sie steht am Rand: wähle hinaus.',
      },
    ] satisfies [unknown, unknown],
  },
  pin: {
    title: 'Der Pin',
    text: 'Betäubungsmarker tun von selbst nichts. Hat ein gebundener Gegner so viele wie seine PIN, wird er gepinnt: drei Karten von seinem eigenen Deck, und keine darf eine Befreiung sein. Skeld hat PIN 7 und 3 Marker, und Am Boden halbiert die PIN.',
    tasks: [
      {
        ask: 'Setze Niederwurf ein: ein Marker mehr, und Am Boden.',
        done: 'Die Hälfte von 7 ist 4, und sie hat 4. Eins, zwei, drei, keine Befreiung: Sie klopft ab.',
        other: 'Dann ist ihre PIN immer noch 7. Niederwurf halbiert sie.',
      },
    ] satisfies [unknown],
  },
  hype: {
    title: 'Hype',
    text: 'Teurere Fähigkeiten bringen Hype, und Hype gehört dem ganzen Team. Für 1 Hype kannst du auch umwandeln: Ein Symbol der Kosten darf dann mit allem bezahlt werden.',
    tasks: [
      {
        ask: 'Setze Rundtritt ein und bezahle mit Fuß und Körper, ohne Umwandeln.',
        done: 'Ein Hype steht darauf, und Rex, die Rampensau, legt für seine erste Fähigkeit einen drauf. Du hast 3.',
        other: 'Auch das geht. Aber Fuß und Körper bezahlen Rundtritt, und der bringt Hype und kostet keinen.',
      },
      {
        ask: 'Nur Körper ist noch da. Setze Gerade ein, die Hand kostet: Umwandeln bezahlt sie.',
        done: 'Für 1 Hype wurde die Hand beliebig. Karten, die du behältst, werden ohnehin abgeworfen, also verbrauche sie.',
        other: 'Die Karte wäre verloren. Schlag mit ihr zu: Gerade.',
      },
    ] satisfies [unknown, unknown],
  },
  tagOut: {
    title: 'Auswechslung',
    text: 'Rex war zuletzt dran, und Dolly und Mercy sind Geblendet: Niemand kann aktiviert werden. Dann muss jemand ausgewechselt werden, was 3 Hype kostet, und der Kämpfer auf der Bank springt ein.',
    tasks: [
      {
        ask: 'Wechsle Dolly aus. Sie ist fast k. o.',
        done: 'Sie ruht sich aus, und all ihr Schaden ist weg. Kipp kommt für sie.',
        other: 'Du darfst jeden wählen, aber Dolly hat am meisten davon: Auf der Bank ist sie geheilt.',
      },
      {
        ask: 'Stell Kipp auf das Feld deiner Zone, das der Mitte am nächsten ist.',
        done: 'Er wird in diesem Zug aktiviert, und die anderen sind nicht mehr Geblendet.',
        other: 'Auch in deiner Zone, aber weiter weg vom Kampf.',
      },
    ] satisfies [unknown, unknown],
  },
  finish: {
    title: 'Der Finisher',
    text: 'Jeder Kämpfer hat einen und darf ihn einmal im Kampf einsetzen. Er kostet eine Karte und sehr viel Hype und besiegt sein Ziel auf der Stelle. Dein Team hat zwei eingesetzt; der dritte gewinnt.',
    tasks: [
      {
        ask: 'Bring es zu Ende: setze Sofortlegende ein.',
        done: 'Drei Finisher: Der Kampf ist deiner.',
        other: 'Worauf warten? Du hast 12 Hype und eine Hand.',
      },
    ] satisfies [unknown],
  },
};
