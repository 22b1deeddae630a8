/** What is said here, in every language. Made by `npm run words`. */

import { mail as enMail } from './en/mail.ftl.ts';
import { mail as deMail } from './de/mail.ftl.ts';

export const mail = { en: enMail, de: deMail };
