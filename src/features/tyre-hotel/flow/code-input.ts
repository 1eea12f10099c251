import { CODE_DIGITS } from '../access/code-rules.ts';

/** What is kept of a typed or pasted code: its digits, and no more than a code has (TH-19, TH-20, TH-21). */
export function normalizeCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

export function isCompleteCode(code: string): boolean {
  return code.length === CODE_DIGITS;
}
