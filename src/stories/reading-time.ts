const WORDS_PER_MINUTE = 200;

/** Whole minutes, rather one too many: nobody minds being done early. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
