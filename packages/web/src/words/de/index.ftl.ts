/** All that the app says in 'de'. Made by `npm run words`. */

export { company } from './company.ftl.ts';
export { competition } from './competition.ftl.ts';
export { errors } from './errors.ftl.ts';
export { home } from './home.ftl.ts';
export { join } from './join.ftl.ts';
export { learn } from './learn.ftl.ts';
export { lobby } from './lobby.ftl.ts';
export { match } from './match.ftl.ts';
export { profile } from './profile.ftl.ts';
export { replay } from './replay.ftl.ts';
export { review } from './review.ftl.ts';
export { rules } from './rules.ftl.ts';
export { settings } from './settings.ftl.ts';
export { shell } from './shell.ftl.ts';
export { start } from './start.ftl.ts';
export { told } from './told.ftl.ts';
