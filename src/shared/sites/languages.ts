type LanguageDeclaration = {
  /** What its speakers call it. */
  name: string;
  locale: string;
  /** The marks around what a visitor wrote. */
  quotes: readonly [string, string];
  dates: 'DD/MM/YYYY' | 'YYYY-MM-DD';
  /** '£299', or '299 €'. */
  currencySign: 'before' | 'after';
  /** How a sign on a door has half past six in the evening. */
  clock: '6.30pm' | '18.30' | '18:30';
};

/**
 * The languages the router knows. A site may list others; they are not offered until they are declared here (SITE-15).
 * `npm run languages -- check da` says what else a language needs.
 */
const declared = {
  sv: {
    name: 'Svenska',
    locale: 'sv-SE',
    quotes: ['”', '”'],
    dates: 'YYYY-MM-DD',
    currencySign: 'after',
    clock: '18.30',
  },
  nb: {
    name: 'Norsk',
    locale: 'nb-NO',
    quotes: ['«', '»'],
    dates: 'YYYY-MM-DD',
    currencySign: 'after',
    clock: '18.30',
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    quotes: ['‘', '’'],
    dates: 'DD/MM/YYYY',
    currencySign: 'before',
    clock: '6.30pm',
  },
  fi: {
    name: 'Suomi',
    locale: 'fi-FI',
    quotes: ['”', '”'],
    dates: 'YYYY-MM-DD',
    currencySign: 'after',
    clock: '18.30',
  },
  sk: {
    name: 'Slovenčina',
    locale: 'sk-SK',
    quotes: ['„', '“'],
    dates: 'YYYY-MM-DD',
    currencySign: 'after',
    clock: '18:30',
  },
} as const satisfies Record<string, LanguageDeclaration>;

export type Language = keyof typeof declared;

/** How each language is written. */
export const languages: Readonly<Record<Language, LanguageDeclaration>> = declared;

export const allLanguages = Object.keys(languages) as Language[];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

export function nativeName(language: Language): string {
  return languages[language].name;
}
