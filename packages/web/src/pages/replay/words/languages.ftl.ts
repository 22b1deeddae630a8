/** What is said here, in every language. Made by `npm run words`. */

import { proof as enProof } from './en/proof.ftl.ts';
import { proof as deProof } from './de/proof.ftl.ts';
import { sharing as enSharing } from './en/sharing.ftl.ts';
import { sharing as deSharing } from './de/sharing.ftl.ts';

export const proof = { en: enProof, de: deProof };
export const sharing = { en: enSharing, de: deSharing };
