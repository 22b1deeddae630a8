/** All the app says in English, area by area. The games' own words are in their own rooms. */

export { shell } from './shell.ts';
