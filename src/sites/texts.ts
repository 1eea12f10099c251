import { createTranslator } from 'use-intl/core';
import { builtInTexts, type Dictionary, type TextKey } from './dictionary.ts';
import { localeOf } from './formats.ts';
import type { Language } from './languages.ts';

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

/** The words of a site in a language: what its editors wrote, over what the house brings along (SITE-06). */
export function textsFor(language: Language, written: Readonly<Record<string, string>> = {}): Texts {
  const dictionary = dictionaryFor(language, written);
  const withValues = createTranslator({
    locale: localeOf(language),
    messages: dictionary,
    onError: () => {},
  });
  // Most texts have no placeholders; they need no message parser.
  return (key, values) => (values ? withValues(key as never, values as never) : dictionary[key]);
}

/** All texts by key; editors may have added keys of their own. */
export function dictionaryFor(
  language: Language,
  written: Readonly<Record<string, string>> = {},
): Dictionary & Readonly<Record<string, string>> {
  return { ...builtInTexts[language], ...nonEmpty(written) };
}

function nonEmpty(written: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''));
}
