import { type Language, languages } from './languages.ts';

/** What a visitor wrote, in the quotation marks of the page's language. */
export function quoted(text: string, language: Language): string {
  const [open, close] = languages[language].quotes;
  return `${open}${text}${close}`;
}
