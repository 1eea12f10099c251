import { languagesOfDealerWord } from '../../src/features/dealers/dealer-words.ts';
import { isClosedAllDay } from '../../src/features/dealers/parse-hours.ts';
import { weekdaysInLanguage } from '../../src/features/dealers/weekdays.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { languageOfSentence } from './language-of-sentence.ts';
import type { ShownDealer, ShownWord } from './shown-dealer.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/** Departments, services, titles, holidays, notices and hours of a dealership are in the language of the page. */
export const dealerLanguage: TrustCheck = { name: 'dealer pages’ language', dealer: foreignWords };

function foreignWords({ words, metaDescription }: ShownDealer, stock: SiteStock): string[] {
  const found = words
    .filter((word) => isForeign(word, stock))
    .map(({ place, text }) => `the ${place} '${text}' is not in ${stock.language}`);
  const missing = words
    .filter(({ place, text }) => place === 'department' && !metaDescription.includes(text))
    .map(({ text }) => `the description of the page does not name '${text}'`);
  return [...new Set([...found, ...missing])];
}

function isForeign({ place, text, lang, feed }: ShownWord, { language, site, context }: SiteStock): boolean {
  if (lang) return true;
  if (place === 'weekday') return !isSame(weekdaysInLanguage(text, language), text);
  if (place === 'hours') return isClosedAllDay(text) && !isSame(text, context.texts('dealerClosed'));
  const known = languagesOfDealerWord(text);
  if (known.length > 0) return !known.includes(language);
  // A word that nobody knows is only the page's own where the feed has it in that language.
  if (language !== site.languages[0] && isSame(text, feed)) return true;
  return isSentenceOfAnother(text, language);
}

function isSentenceOfAnother(text: string, language: Language): boolean {
  const spoken = languageOfSentence(text);
  return spoken.length > 0 && !spoken.includes(language);
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
}
