export const CODE_LENGTH = 4;

/** What is kept of a typed or pasted code: its digits, four of them (TH-19, TH-20, TH-21). */
export function normalizeCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export function isCompleteCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** Wrong codes until another one is needed (TH-25). */
export const MAX_CODE_TRIES = 3;
