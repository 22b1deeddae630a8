/** All the app says in German, area by area. */

export { profile } from './profile.ts';
export { settings } from './settings.ts';
export { shell } from './shell.ts';
