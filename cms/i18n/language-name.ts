/** What a language of the content is called within a sentence of the studio: Swedish, svenska. */
export function languageName(language: string, studioLanguage: string): string {
  return new Intl.DisplayNames(studioLanguage, { type: 'language' }).of(language) ?? language;
}
