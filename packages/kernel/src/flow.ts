/** The stack of frames that questions are asked from: which one is open is data in the state. */

/** Where the rules are: the last frame is the question being asked. Empty: the game is over. */
export interface Flow<Frame extends { name: string }> {
  stack: Frame[];
}

/** Asks another question first; the present one is asked again after it. */
export const push = <Frame extends { name: string }>(flow: Flow<Frame>, frame: Frame): void => {
  flow.stack.push(frame);
};

/** Goes on to another question. */
export const become = <Frame extends { name: string }>(flow: Flow<Frame>, frame: Frame): void => {
  flow.stack[flow.stack.length - 1] = frame;
};

/** The present question is answered; back to the one below. */
export const pop = <Frame extends { name: string }>(flow: Flow<Frame>): void => {
  flow.stack.pop();
};

/** Leaves all that was asked in between: back to the topmost frame of this name. Throws if there is none. */
export function unwindTo<Frame extends { name: string }>(flow: Flow<Frame>, name: Frame['name']): void {
  const place = flow.stack.findLastIndex(frame => frame.name === name);
  if (place < 0) throw new Error(`no '${name}' to unwind to: ${flow.stack.map(frame => frame.name).join(' > ')}`);
  flow.stack.length = place + 1;
}
