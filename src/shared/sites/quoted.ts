import type { Language } from './languages.ts';

const marks: Record<Language, readonly [string, string]> = {
  sv: ['”', '”'],
  nb: ['«', '»'],
  en: ['‘', '’'],
  fi: ['”', '”'],
  sk: ['„', '“'],
};

/** What a visitor wrote, in the quotation marks of the page's language. */
export function quoted(text: string, language: Language): string {
  const [open, close] = marks[language];
  return `${open}${text}${close}`;
}
