import { addedTexts, countryTexts, languageRecords } from '#locale-records';
import type { Dictionary } from '../../shared/sites/dictionary.ts';
import { allLanguages, type Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { createTexts, type Texts } from '../../shared/sites/texts.ts';
import * as messageFiles from './all-messages.ts';

type Authored = Readonly<Record<string, string>>;
type MessageFiles = typeof messageFiles;
/** The keys of all files of a language. */
type KeysIn<Tag extends string> = {
  [File in keyof MessageFiles]: File extends `${Tag}/${string}` ? keyof MessageFiles[File] : never;
}[keyof MessageFiles];

declare module '../../shared/sites/dictionary.ts' {
  interface TextRegistry extends Record<KeysIn<'sv'>, string> {}
}

/** By language, and `sv-FI` with what one country says differently. */
const textsByTag: Record<string, Record<string, string>> = {};
for (const [file, texts] of Object.entries(messageFiles)) {
  const [tag = ''] = file.split('/');
  textsByTag[tag] = { ...textsByTag[tag], ...texts };
}

for (const { language, texts } of addedTexts)
  textsByTag[language] = {
    ...(textsByTag[language] ?? textsByTag[languageRecords[language]?.fallback ?? 'en']),
    ...nonEmpty(texts),
  };

for (const { tag, texts } of countryTexts) textsByTag[tag] = { ...textsByTag[tag], ...nonEmpty(texts) };

/** The texts that come with the software. A language without a text does not compile. */
export const builtInTexts: Readonly<Record<Language, Dictionary>> = Object.fromEntries(
  allLanguages.map((language) => [language, textsByTag[language]]),
) as { [Tag in Language]: Record<KeysIn<Tag>, string> };

/**
 * The texts of an extension, each key after its name and a colon. In a language that it does not have, they are English.
 * Called before the texts of a site are put together. Returns what removes them.
 */
export function addTexts(extension: string, texts: Partial<Record<Language, Authored>>): () => void {
  const [first] = Object.values(texts);
  for (const language of allLanguages) {
    const own = Object.entries({ ...first, ...texts.en, ...texts[language] });
    Object.assign(
      builtInTexts[language],
      Object.fromEntries(own.map(([key, text]) => [`${extension}:${key}`, text])),
    );
  }
  return () => {
    for (const language of allLanguages)
      for (const key of Object.keys(builtInTexts[language]))
        if (key.startsWith(`${extension}:`)) Reflect.deleteProperty(builtInTexts[language], key);
  };
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
  return {
    ...builtInTexts[language],
    ...textsByTag[`${language}-${country}`],
    ...nonEmpty(authored),
  };
}

function nonEmpty(authored: Authored): Record<string, string> {
  return Object.fromEntries(Object.entries(authored).filter(([, value]) => value !== ''));
}
