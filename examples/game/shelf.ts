/** What the box says; the first page shows it. */

export const shelf = {
  en: {
    name: 'Last Straw',
    tagline: 'Take one, two or three. Whoever must take the last straw has lost.',
    players: '2 players',
    length: '1 minute',
    start: 'Draw straws',
  },
  de: {
    name: 'Der letzte Halm',
    tagline: 'Nimm einen, zwei oder drei. Wer den letzten Halm nehmen muss, hat verloren.',
    players: '2 Personen',
    length: '1 Minute',
    start: 'Halme ziehen',
  },
};
