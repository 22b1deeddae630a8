/** All the app says in German, area by area. */

export { account } from './account.ts';
export { company } from './company.ts';
export { errors } from './errors.ts';
export { home } from './home.ts';
export { join } from './join.ts';
export { kit } from './kit.ts';
export { learn } from './learn.ts';
export { lobby } from './lobby.ts';
export { match } from './match.ts';
export { moderation } from './moderation.ts';
export { profile } from './profile.ts';
export { proof } from './proof.ts';
export { replay } from './replay.ts';
export { review } from './review.ts';
export { rules } from './rules.ts';
export { settings } from './settings.ts';
export { shell } from './shell.ts';
export { start } from './start.ts';
export { statistics } from './statistics.ts';
export { tokens } from './tokens.ts';
export { told } from './told.ts';
export { tournament } from './tournament.ts';
