import type { Texts } from '../../shared/sites/texts.ts';

/** What the links to an employee are called. */
export function personLabels(name: string, texts: Texts): { call: string; mail: string } {
  return { call: texts('dealerCall', { name }), mail: texts('dealerMail', { name }) };
}
