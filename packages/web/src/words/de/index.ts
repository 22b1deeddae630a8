/** All the app says in German, area by area. */

export { shell } from './shell.ts';
