import { createTranslator } from 'use-intl/core';
import type { Dictionary, TextKey } from './dictionary.ts';
import { localeOf } from './formats.ts';
import type { Language } from './languages.ts';

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

/** Looks texts up in a dictionary and fills in their values by the rules of the language. */
export function createTexts(language: Language, dictionary: Dictionary): Texts {
  const withValues = createTranslator({
    locale: localeOf(language),
    messages: dictionary,
    onError: () => {},
  });
  // Most texts have no placeholders; they need no message parser.
  return (key, values) => (values ? withValues(key as never, values as never) : dictionary[key]);
}
