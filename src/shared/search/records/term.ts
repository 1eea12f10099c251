import type { Language } from '../../sites/languages.ts';
import type { Site } from '../../sites/site.ts';

/** A country may have words of its own in a language: 'sv-FI' are those of Finland's trade. */
type CountryWording = `${Language}-${Site['country']}`;
type Wording = Language | CountryWording;

/** A value of a facet: its code and its word in each language. */
export type Term = {
  code: string;
  words: Readonly<Partial<Record<Wording, string>>>;
  /** Other words for the very same, by language; codes and abbreviations under 'feeds'. Import maps all of them. */
  spellings?: Readonly<Partial<Record<Language | 'feeds', readonly string[]>>>;
  /** What people type who look for it, though it says less or something else; no feed is read by these. */
  searches?: Readonly<Partial<Record<Language, readonly string[]>>>;
};

/** What `words/{language}.json` says of a term; several spellings are one text, with commas between them. */
type TermWords = { word: string; spellings?: string; searches?: string };
type Section = Readonly<Record<string, TermWords>>;

/** Every language has the terms of the Swedish file, a country those that it calls differently. */
type WordsByTag<Words> = { sv: Words } & Readonly<
  Record<Language, { [Name in keyof Words]: Record<keyof NoInfer<Words>[Name], TermWords> }>
> &
  Readonly<Partial<Record<CountryWording, Readonly<Record<string, Section>>>>>;

/** The terms of a section of `words/{language}.json`, in the order of the Swedish file. */
export function termsIn<Words, Name extends keyof Words & string>(
  words: WordsByTag<Words>,
  name: Name,
  feeds?: Readonly<Partial<Record<keyof Words[Name], string>>>,
): readonly Term[] {
  const byTag: Readonly<Record<string, Readonly<Record<string, Section>>>> = words;
  const codes = Object.keys(byTag['sv']?.[name] ?? {});
  return codes.map((code) => {
    const texts = (kind: keyof TermWords) =>
      Object.entries(byTag).flatMap(([tag, sections]) => {
        const text = sections[name]?.[code]?.[kind];
        return text === undefined ? [] : [[tag, text] as const];
      });
    const lists = (kind: 'spellings' | 'searches') =>
      texts(kind).map(([tag, text]) => [tag, text.split(', ')]);
    const ofFeeds = feeds?.[code as keyof Words[Name]];
    return {
      code,
      words: Object.fromEntries(texts('word')),
      spellings: {
        ...Object.fromEntries(lists('spellings')),
        ...(ofFeeds && { feeds: ofFeeds.split(', ') }),
      },
      searches: Object.fromEntries(lists('searches')),
    };
  });
}
