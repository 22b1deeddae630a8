/** All the app says in English, area by area. The games' own words are in their own rooms. */

export { profile } from './profile.ts';
export { settings } from './settings.ts';
export { shell } from './shell.ts';
