/** Made from competition.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import * as functions from './functions.ts';

export const competition = {
  kinds: {
    championship: {
      name: 'Meisterschaft',
      help: 'Teams werden geheim gemeldet und bleiben fest. Jede Etappe ist ein neuer Ort; wer gewinnt, reist weiter.',
      options: {
        leftBehind: {
          label: 'Zurück bleiben',
          help: 'Nur Teams, die verlieren; oder sechs brechen auf, vier kämpfen, und wer weiterkommt, lässt zurück, wem am wenigsten zugejubelt wurde.',
          values: {
            teams: 'Teams, die verlieren',
            fighters: 'Auch Kämpfer',
          },
        },
      },
    },
    series: {
      name: 'Serie',
      help: 'Dieselben Teams treffen mehrmals aufeinander, jedes Mal unter einer anderen Ringregel.',
      options: {
        seriesLength: {
          label: 'Höchstens',
          help: 'Mehr als die Hälfte der Siege beendet sie; nach dem letzten Kampf zählen Siege, dann das Publikum.',
          values: {
            3: '3 Kämpfe',
            5: '5 Kämpfe',
          },
        },
      },
    },
  },
  stage: {
    match: (number: number): string => `${formats.number(number)}. Kampf`,
    final: 'Finale',
    semi: 'Halbfinale',
    other: (number: number): string => `${formats.number(number)}. Etappe`,
  },
  decisions: {
    registerTeam: 'Ein Team melden',
    registerRoster: 'Sechs Kämpfer melden',
    pickTeam: 'Vier für den nächsten Kampf',
    leaveBehind: 'Jemanden zurücklassen',
  },
  crowdFavourite: 'Liebling des Publikums',
  score: 'Publikum',
  tie: {
    score: 'Unentschieden: Das größere Publikum entschied',
    lot: 'Unentschieden, auch beim Publikum: Das Los entschied',
  },
  refusals: {
    notAskedFor: 'Das ist jetzt nicht zu entscheiden.',
    companyWithoutIdentity: 'Sie haben kein Merkmal gemeinsam.',
    namesakes: (name: string): string => `Zwei von ihnen heißen ${name}.`,
    pairSharesNothing: (one: Parameters<typeof functions.fighter>[0], other: Parameters<typeof functions.fighter>[0]): string => `${functions.fighter(one)} und ${functions.fighter(other)} haben kein Merkmal gemeinsam.`,
    rosterSize: (chosen: number, needed: number): string => `${formats.number(needed)} Kämpfer brechen auf, nicht ${formats.number(chosen)}.`,
    notTravelling: (fighter: Parameters<typeof functions.fighter>[0]): string => `${functions.fighter(fighter)} reist nicht mit.`,
    notLowest: (fighter: Parameters<typeof functions.fighter>[0]): string => `${functions.fighter(fighter)} zog mehr Publikum an als andere, die gekämpft haben.`,
  },
  table: {
    rosterHelp: 'Alle sechs haben ein Merkmal gemeinsam. Vor jedem Kampf werden vier von ihnen gewählt.',
    pickHelp: 'Vier von denen, die noch reisen, in Teamreihenfolge, und eine Gefahr.',
    leaveHelp: 'Sie zogen von denen, die gekämpft haben, am wenigsten Publikum an. Einer bleibt zurück.',
    map: 'Der Circuit: elf Orte',
    sealed: 'Geheim gemeldet',
    open: 'Noch nicht gemeldet',
    leave: (name: string): string => `${name} zurücklassen`,
    here: (place: string): string => `Hier: ${place}`,
    been: (place: string): string => `War schon: ${place}`,
    mayCome: (place: string): string => `Kann kommen: ${place}`,
  },
};
