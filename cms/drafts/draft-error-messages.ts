import type { InStudioLanguages } from '../i18n/studio-text.ts';

/** Why something cannot be published or taken back, and what to do about it. */
export const draftErrorMessages = {
  nothingPublished: {
    en: 'The published version is no longer among the kept versions. Choose an older one under Versions.',
    sv: 'Den publicerade versionen finns inte längre bland de sparade. Välj en äldre under Versioner.',
  },
  nameMissing: {
    en: 'Give the page a name before you publish it. Without one it has no address and nobody finds it.',
    sv: 'Ge sidan ett namn innan du publicerar den. Utan namn har den ingen adress och ingen hittar den.',
  },
  nameMissingInLanguage: {
    en: 'Give the page a name in this language as well: it has content here, but without a name nobody would find it. To leave the language out, remove its blocks.',
    sv: 'Ge sidan ett namn även på det här språket: den har innehåll här, men utan namn hittar ingen den. Ska språket utgå, ta bort blocken.',
  },
  addressMissing: {
    en: 'No address can be made from this name. Write the part of the address yourself, with letters a to z, digits and dashes.',
    sv: 'Det går inte att göra en adress av det här namnet. Skriv adressdelen själv, med bokstäverna a till z, siffror och bindestreck.',
  },
} satisfies Record<string, InStudioLanguages<string>>;
