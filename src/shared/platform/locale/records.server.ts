import { builtInCountries } from './built-in-countries.ts';
import { builtInLanguages } from './built-in-languages.ts';
import type { CountryRecord } from './country-record.ts';
import type { LanguageRecord } from './language-record.ts';
import { localeFolders } from './locale-folders.ts';
import { readLocaleFolder } from './read-locale-folder.ts';

/** Read here and not by a call: whatever is made from the registry while modules are loaded knows all of it. */
const folders = localeFolders(process.env).map(readLocaleFolder);

/** Every language and country of the installation; a folder may replace one of the product's. */
export const languageRecords: Readonly<Record<string, LanguageRecord>> = {
  ...builtInLanguages,
  ...Object.fromEntries(
    folders.flatMap(({ language }) => (language ? [[language.code, withoutCode(language)]] : [])),
  ),
};
export const countryRecords: Readonly<Record<string, CountryRecord>> = {
  ...builtInCountries,
  ...Object.fromEntries(
    folders.flatMap(({ country }) => (country ? [[country.code, withoutCode(country)]] : [])),
  ),
};

/** Of added languages: all texts by key, and words by module. */
export const addedTexts = folders.flatMap(({ language, messages, words }) =>
  language ? [{ language: language.code, texts: Object.assign({}, ...Object.values(messages)), words }] : [],
) as readonly AddedTexts[];

/** What a country without a language of its own says differently: 'de-AT'. */
export const countryTexts: readonly CountryTexts[] = folders.flatMap(({ country, language, messages }) =>
  country && !language
    ? [{ tag: `${country.language}-${country.code}`, texts: Object.assign({}, ...Object.values(messages)) }]
    : [],
);

/** The files with places of added countries. */
export const placesFiles: readonly string[] = folders.flatMap(({ places }) => places ?? []);

export type CountryTexts = { tag: string; texts: Readonly<Record<string, string>> };

export type AddedTexts = {
  language: string;
  texts: Readonly<Record<string, string>>;
  words: ReturnType<typeof readLocaleFolder>['words'];
};

function withoutCode<R extends { code: string }>({ code: _, ...record }: R): Omit<R, 'code'> {
  return record;
}
