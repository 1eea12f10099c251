/** How a language is written: what the product needs to know of it besides its texts (docs/decisions/091). */
export type LanguageRecord = {
  /** What its speakers call it. */
  name: string;
  /** With the region whose names and calendar it follows: 'sv-SE'. */
  locale: string;
  /** The marks around what a visitor wrote. */
  quotes: readonly [string, string];
  dates: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'DD.MM.YYYY';
  /** '£299', or '299 €'. */
  currencySign: 'before' | 'after';
  /** How a sign on a door has half past six in the evening. */
  clock: '6.30pm' | '18.30' | '18:30';
  /** A regular expression for closed in the opening hours of a feed: 'stäng'. */
  closed: string;
  numbers: { group: string; decimal: string; minus: string; percent: string };
  /** The whole numbers with a form of their own besides one and many: Slovak has 'few' for two to four. */
  few?: readonly number[] | undefined;
  /** Its nouns have a capital letter wherever they stand. */
  capitalNouns?: true | undefined;
  /** It has letters beyond those of Western Europe, in font files of their own. */
  extendedLatin?: true | undefined;
  /** Its readers know the Scandinavian mil of ten kilometres, from odometers or from consumption only. */
  mil?: 'distance' | 'consumption' | undefined;
  /** Regular expressions for what a list of words cannot say; the typed word is folded first. */
  phrases?: PhrasePatterns | undefined;
  /** The language of texts that an added language lacks. */
  fallback?: string | undefined;
};

export type PhrasePatterns = {
  /** A negation within a word: 'rökfri'. */
  negative?: string | undefined;
  /** A negated verb: Slovak 'nechcem'. */
  negatedVerb?: string | undefined;
  /** A place in the case that says where something is near to: 'Turusta'. */
  farFrom?: string | undefined;
};
