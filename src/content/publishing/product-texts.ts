import { addedTexts } from '#locale-records';
import { builtInLanguages } from '../../shared/platform/locale/built-in-languages.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import * as messageFiles from './all-messages.ts';
import { builtInTexts, dictionaryFor } from './built-in-texts.ts';

/** A text as it comes with the software, before editors of a site write over it. */
export type ProductText = {
  key: string;
  /** Where it is from: `cars/list`, or the name of an extension. */
  module: string;
  text: string;
  /** The language does not have it, and shows that of another one. */
  isMissing: boolean;
};

const KEY_FILES = 'sv/';

const moduleOfKey: ReadonlyMap<string, string> = new Map(
  Object.entries(messageFiles)
    .filter(([file]) => file.startsWith(KEY_FILES))
    .flatMap(([file, texts]) =>
      Object.keys(texts).map((key) => [key, file.slice(KEY_FILES.length)] as const),
    ),
);

/** The module that a text is from. */
export function moduleOfText(key: string): string {
  return moduleOfKey.get(key) ?? key.split(':')[0] ?? '';
}

/** All texts of the software in a language, in the order of their modules. */
export function productTexts(language: Language, country?: Site['country']): readonly ProductText[] {
  const own = translatedKeys(language);
  return Object.entries(dictionaryFor(language, {}, country)).map(([key, text]) => ({
    key,
    module: moduleOfText(key),
    text,
    isMissing: text !== '' && moduleOfKey.has(key) && !own(key),
  }));
}

function translatedKeys(language: Language): (key: string) => boolean {
  if (Object.hasOwn(builtInLanguages, language)) return () => true;
  const own = addedTexts.filter((each) => each.language === language).map(({ texts }) => texts);
  return (key) => own.some((texts) => Boolean(texts[key]));
}

/** The same text in another language: what a translator starts from. */
export function sourceText(key: string, language: Language): string {
  return (builtInTexts[language] as Readonly<Record<string, string>>)[key] ?? '';
}
