import type { Language } from '../../../shared/sites/languages.ts';
import { words } from './words/all-words.ts';

/** How a language writes a unit: 'hk', 'litraa', '0–100 km/h in {seconds} s'. */
export function unitWord(unit: keyof (typeof words.sv)['units'], language: Language): string {
  return words[language].units[unit].word;
}
