import type { InStudioLanguages } from '../i18n/studio-text.ts';

type StoryTexts = {
  name: string;
  date: string;
  dateForm: string;
  picture: string;
  preamble: string;
  tags: string;
  foreignTags: string;
  index: string;
  indexNotPublic: (title: string) => string;
  indexWithoutList: (title: string) => string;
  inLanguage: (language: string, message: string) => string;
};

/** What is missing before a story can be published, at its field. */
export const storyErrorMessages: InStudioLanguages<StoryTexts> = {
  en: {
    name: 'A story needs a name before it is published.',
    date: 'A story needs a date: lists are ordered by it.',
    dateForm:
      'This is not a date. Choose a day in the calendar; the time, if there is one, is written 08:30.',
    picture: 'A story needs a picture: lists and sharing show it.',
    preamble: 'A story needs a preamble: one or two sentences that lists show.',
    tags: 'Choose at least one tag, so that visitors find the story.',
    foreignTags: 'A tag of this story does not exist on this site any more. Remove it and choose another.',
    index: 'A story lies below the page that lists the stories of the site. Choose that page in “Below”.',
    indexNotPublic: (title) =>
      `The list of stories “${title}” is not public in this language, so nobody would find the story. Publish the list first.`,
    indexWithoutList: (title) =>
      `The page “${title}” shows no list of stories. Add the block “Stories list” to it first.`,
    inLanguage: (language, message) => `${language}: ${message}`,
  },
  sv: {
    name: 'En artikel behöver ett namn innan den publiceras.',
    date: 'En artikel behöver ett datum: listorna ordnas efter det.',
    dateForm: 'Det är inget datum. Välj en dag i kalendern; ett klockslag, om det finns, skrivs 08:30.',
    picture: 'En artikel behöver en bild: den visas i listor och när någon delar den.',
    preamble: 'En artikel behöver en ingress: en eller två meningar som visas i listor.',
    tags: 'Välj minst en etikett, så att besökare hittar artikeln.',
    foreignTags:
      'En etikett på artikeln finns inte längre på den här webbplatsen. Ta bort den och välj en annan.',
    index:
      'En artikel ligger under sidan som listar webbplatsens artiklar. Välj den sidan under ”Ligger under”.',
    indexNotPublic: (title) =>
      `Artikellistan ”${title}” är inte publicerad på det här språket, så ingen skulle hitta artikeln. Publicera listan först.`,
    indexWithoutList: (title) =>
      `Sidan ”${title}” visar ingen artikellista. Lägg till blocket ”Artikellista” på den först.`,
    inLanguage: (language, message) => `${language}: ${message}`,
  },
};
