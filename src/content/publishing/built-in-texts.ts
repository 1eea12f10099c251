import type { Dictionary } from '../../shared/sites/dictionary.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { createTexts, type Texts } from '../../shared/sites/texts.ts';
import { countryMessages, messages } from './all-messages.ts';

type Authored = Readonly<Record<string, string>>;

/** The texts that come with the software. A language without a text does not compile. */
export const builtInTexts: Readonly<Record<Language, Dictionary>> = messages;

/** The texts of a site in a language: those its editors wrote, over the built-in ones (SITE-06). */
export function textsFor(language: Language, authored?: Authored, country?: Site['country']): Texts {
  return createTexts(language, dictionaryFor(language, authored, country));
}

/** All texts by key; editors may have added keys of their own. */
export function dictionaryFor(
  language: Language,
  authored: Authored = {},
  country?: Site['country'],
): Dictionary & Readonly<Record<string, string>> {
  return {
    ...builtInTexts[language],
    ...countryMessages[`${language}-${country}`],
    ...nonEmpty(authored),
  };
}

function nonEmpty(authored: Authored): Record<string, string> {
  return Object.fromEntries(Object.entries(authored).filter(([, value]) => value !== ''));
}
