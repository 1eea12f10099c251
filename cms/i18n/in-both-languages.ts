import type { InStudioLanguages } from './studio-text.ts';
import { swedish } from './swedish/swedish.ts';

/** The label or description that a module declared in English, in both languages of the studio. */
export function inBothLanguages(text: string): InStudioLanguages<string> {
  return { en: text, sv: swedish[text] ?? text };
}
