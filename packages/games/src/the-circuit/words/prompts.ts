/** What is asked in The CIRCUIT, in the messages of any language. */

import { capital } from '../../voice.ts';
import { TEAM_SIZE, type View } from '../state.ts';
import type { CircuitWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { resultSaid } from './events.ts';
import { fighterSaid } from './moves.ts';
import { askedIn, type Question, questionOf, sourceNow } from './telling.ts';

/** What is asked of the one who reads it. */
function askedSaid(said: Said, question: Question, view: View, players: readonly string[]): string {
  const { prompts, functions } = said;
  switch (question.name) {
    case 'choosingTeams': {
      const picked = view.viewer === null ? 0 : (question.drafts[view.viewer]?.length ?? 0);
      if (picked === 0) return prompts.choosingTeams;
      return picked < TEAM_SIZE ? prompts.pickMore(TEAM_SIZE - picked) : prompts.pickHazard;
    }
    case 'choosingSpace':
      return prompts.choosingSpace(fighterSaid(said, question.fighter, view, players), question.why);
    case 'dodging':
    case 'choosingPush':
    case 'redirecting':
    case 'sidestepping':
      return prompts[question.name](fighterSaid(said, question.fighter, view, players));
    case 'moving':
      return prompts.moving(PHASES[question.phase], question.limit - question.steps);
    case 'aiming':
    case 'paying':
      return prompts[question.name](question.ability);
    case 'choosingAlly': {
      const { ability, trait } = question;
      return prompts.choosingAlly(ability === null ? functions.trait(trait!) : functions.ability(ability));
    }
    case 'choosingEffect': {
      const source = sourceNow(view);
      const isAbility = source?.kind === 'ability';
      return prompts.choosingEffect(
        source && (isAbility ? functions.ability(source.ability) : functions.trait(source.trait)),
      );
    }
    case 'giving':
      return prompts.giving(question.trait);
    default:
      return prompts[question.name];
  }
}

/** Of movement within an activation, as the messages know them. */
const PHASES = { 1: 'first', 2: 'second' } as const;

/** What says who is asked, and what. */
export function promptsFrom(said: Said): CircuitWords['prompt'] {
  const { prompts, voice } = said;
  return (view, viewer, names) => {
    const say = voice(names, viewer);
    if (view.result) return `${capital(resultSaid(said, view.result, say))}.`;
    const question = questionOf(view);
    const asked = askedIn(view);
    if (!question || asked.length === 0) return prompts.goingOn;
    if (asked.some(say.isYou)) return capital(askedSaid(said, question, view, names));
    return prompts.waiting(asked.map(say.name), prompts.waited[question.name]);
  };
}
