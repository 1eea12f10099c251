import type { Dictionary } from '../../shared/sites/dictionary.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { createTexts, type Texts } from '../../shared/sites/texts.ts';
import { consentDictionary } from '../../web/shell/consent/texts.ts';
import { shellDictionary } from '../../web/shell/texts.ts';
import { featureTexts } from '../blocks/feature-texts.ts';
import { countryTextsFor } from './country-texts.ts';

type Authored = Readonly<Record<string, string>>;

/** The texts that come with the software. A module whose texts are not put in here does not compile. */
export const builtInTexts: Readonly<Record<Language, Dictionary>> = {
  sv: textsIn('sv'),
  nb: textsIn('nb'),
  en: textsIn('en'),
  fi: textsIn('fi'),
  sk: textsIn('sk'),
};

function textsIn(language: Language): Dictionary {
  return { ...featureTexts(language), ...shellDictionary[language], ...consentDictionary[language] };
}

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
  return { ...builtInTexts[language], ...countryTextsFor(language, country), ...nonEmpty(authored) };
}

function nonEmpty(authored: Authored): Record<string, string> {
  return Object.fromEntries(Object.entries(authored).filter(([, value]) => value !== ''));
}
