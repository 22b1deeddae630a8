/** What people say most, one press each: sent as a plain sentence, and read by everybody in their own language. */

export const QUICK = [
  { name: 'luck', text: 'Good luck!' },
  { name: 'played', text: 'Well played!' },
  { name: 'oh', text: 'Oh!' },
  { name: 'thinking', text: 'Let me think.' },
  { name: 'thanks', text: 'Thanks!' },
] as const;

export type Quick = (typeof QUICK)[number]['name'];

/** Which of them a line is; null for everything else. */
export const quickOf = (text: string): Quick | null => QUICK.find(quick => quick.text === text)?.name ?? null;
