import type { Language } from '../../src/shared/sites/languages.ts';
import { words } from './words/all-words.ts';

/** What the first pages of a site are called before an editor changes it, and the addresses of its cars. */
export const starterTexts: Readonly<Record<Language, typeof words.sv>> = words;
