import type { Dictionary } from '../../shared/sites/dictionary.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { swedishOfFinland } from './swedish-of-finland.ts';

/** Where a language says it differently in one country. */
const countryTexts: Partial<Record<Site['country'], Partial<Record<Language, Partial<Dictionary>>>>> = {
  FI: { sv: swedishOfFinland },
};

export function countryTextsFor(
  language: Language,
  country: Site['country'] | undefined,
): Partial<Dictionary> {
  return (country && countryTexts[country]?.[language]) ?? {};
}
