/** Made from competition.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import * as functions from './functions.ts';

export const competition = {
  kinds: {
    championship: {
      name: 'Championship',
      help: 'Teams are registered in secret and locked. Every stage is a new destination; winners travel on.',
      options: {
        leftBehind: {
          label: 'Left behind',
          help: 'Losing teams only; or six fighters set out, four fight, and whoever advances leaves its least cheered fighter behind.',
          values: {
            teams: 'Losing teams',
            fighters: 'Fighters, too',
          },
        },
      },
    },
    series: {
      name: 'Series',
      help: 'The same teams meet again and again, each time under another Ring Rules card.',
      options: {
        seriesLength: {
          label: 'Best of',
          help: 'More than half of the wins ends it; after the last match wins count, then the crowd.',
          values: {
            3: '3',
            5: '5',
          },
        },
      },
    },
  },
  stage: {
    match: (number: number): string => `Match ${formats.number(number)}`,
    final: 'Final',
    semi: 'Semi-finals',
    other: (number: number): string => `Stage ${formats.number(number)}`,
  },
  decisions: {
    registerTeam: 'Register a team',
    registerRoster: 'Register six fighters',
    pickTeam: 'Pick four for the next match',
    leaveBehind: 'Leave a fighter behind',
  },
  crowdFavourite: 'Crowd Favourite',
  score: 'Crowd',
  tie: {
    score: 'A draw: the larger crowd decided',
    lot: 'A draw, and equal crowds: the lot decided',
  },
  refusals: {
    notAskedFor: 'This is not to be decided now.',
    companyWithoutIdentity: 'They have no identity in common.',
    namesakes: (name: string): string => `Two of them are called ${name}.`,
    pairSharesNothing: (one: Parameters<typeof functions.fighter>[0], other: Parameters<typeof functions.fighter>[0]): string => `${functions.fighter(one)} and ${functions.fighter(other)} have no identity in common.`,
    rosterSize: (chosen: number, needed: number): string => `${formats.number(needed)} fighters set out, not ${formats.number(chosen)}.`,
    notTravelling: (fighter: Parameters<typeof functions.fighter>[0]): string => `${functions.fighter(fighter)} is not travelling with you.`,
    notLowest: (fighter: Parameters<typeof functions.fighter>[0]): string => `${functions.fighter(fighter)} drew more of a crowd than others who fought.`,
  },
  table: {
    rosterHelp: 'All six have an identity in common. Before each match you pick four of them.',
    pickHelp: 'Four of those still travelling, in team order, and a hazard.',
    leaveHelp: 'They drew the smallest crowd of those who fought. One of them stays behind.',
    map: 'The circuit: eleven destinations',
    sealed: 'Registered in secret',
    open: 'Not registered yet',
    leave: (name: string): string => `Leave ${name} behind`,
    here: (place: string): string => `Here: ${place}`,
    been: (place: string): string => `Been to: ${place}`,
    mayCome: (place: string): string => `May come: ${place}`,
  },
};
