/** The languages of the studio itself; those of the content are the sites' own. */
export const studioLanguages = ['en', 'sv'] as const;
export type StudioLanguage = (typeof studioLanguages)[number];

/** Something written in every language of the studio: a sentence, a function that makes one, or a table of them. */
export type InStudioLanguages<Text> = Readonly<Record<StudioLanguage, Text>>;

export function isStudioLanguage(language: unknown): language is StudioLanguage {
  return studioLanguages.some((known) => known === language);
}

/** In the language that somebody reads the studio in: `req.i18n.language`. */
export function chooseText<Text>(texts: InStudioLanguages<Text>, language: string): Text {
  return texts[isStudioLanguage(language) ? language : 'en'];
}
