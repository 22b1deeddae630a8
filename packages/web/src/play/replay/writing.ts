/** How a match is written down, for those who play: loaded when somebody wants to have it. */

export { formatRecordFor } from '@roundhouse/kernel';
