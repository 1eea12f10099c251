/** The languages the router knows. A site may list others; they are not offered until they are listed here (SITE-15). */
export const allLanguages = ['sv', 'nb', 'en', 'fi', 'sk'] as const;

export type Language = (typeof allLanguages)[number];

export function isLanguage(code: string): code is Language {
  return (allLanguages as readonly string[]).includes(code);
}

const nativeNames: Record<Language, string> = {
  sv: 'Svenska',
  nb: 'Norsk',
  en: 'English',
  fi: 'Suomi',
  sk: 'Slovenčina',
};

export function nativeName(language: Language): string {
  return nativeNames[language];
}
