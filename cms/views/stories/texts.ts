import type { InStudioLanguages } from '../../i18n/studio-text.ts';

type StoriesTexts = {
  stories: string;
  newStory: string;
  lead: string;
  begins: string;
  site: string;
  language: string;
  name: string;
  nameHelp: string;
  preamble: string;
  preambleHelp: string;
  date: string;
  tags: string;
  create: string;
  oneMoment: string;
  failed: string;
  noList: string;
  listed: string;
  none: string;
  manageTags: string;
  story: string;
  state: string;
  public: string;
  changed: string;
  draft: string;
  publish: (at: string) => string;
  unpublish: (at: string) => string;
};

export const storiesTexts: InStudioLanguages<StoriesTexts> = {
  en: {
    stories: 'Stories',
    newStory: 'New story',
    lead: 'Articles and news of a site, newest first. They are found through their list, never through the menu.',
    begins: 'It begins as a draft. The picture and the text follow on the next page.',
    site: 'Site',
    language: 'Language',
    name: 'Name',
    nameHelp: 'The headline. The address is made from it.',
    preamble: 'Preamble',
    preambleHelp: 'One or two sentences, on cards and above the article.',
    date: 'Date',
    tags: 'Tags',
    create: 'Create the draft',
    oneMoment: 'One moment',
    failed: 'The studio does not answer. Try again in a moment.',
    noList:
      'This site has no page that lists stories in this language. Make a page, choose “Stories index” as its kind in “Look and tags”, add the block “Stories list”, and publish it.',
    listed: 'Listed on',
    none: 'There are no stories in this language yet.',
    manageTags: 'Tags',
    story: 'Story',
    state: 'State',
    public: 'Public',
    changed: 'Public, with changes that are not',
    draft: 'Draft',
    publish: (at) => `will be published on ${at}`,
    unpublish: (at) => `will be taken off the site on ${at}`,
  },
  sv: {
    stories: 'Artiklar',
    newStory: 'Ny artikel',
    lead: 'Artiklar och nyheter på en webbplats, de nyaste först. De hittas genom sin lista, aldrig genom menyn.',
    begins: 'Den börjar som ett utkast. Bilden och texten kommer på nästa sida.',
    site: 'Webbplats',
    language: 'Språk',
    name: 'Namn',
    nameHelp: 'Rubriken. Adressen görs av den.',
    preamble: 'Ingress',
    preambleHelp: 'En eller två meningar, på kort och ovanför artikeln.',
    date: 'Datum',
    tags: 'Etiketter',
    create: 'Skapa utkastet',
    oneMoment: 'Ett ögonblick',
    failed: 'Studion svarar inte. Försök igen om en stund.',
    noList:
      'Webbplatsen har ingen sida som listar artiklar på det här språket. Gör en sida, välj ”Stories index” som slag under ”Utseende och taggar”, lägg till blocket ”Artikellista” och publicera den.',
    listed: 'Listas på',
    none: 'Det finns inga artiklar på det här språket än.',
    manageTags: 'Etiketter',
    story: 'Artikel',
    state: 'Läge',
    public: 'Publicerad',
    changed: 'Publicerad, med ändringar som inte är det',
    draft: 'Utkast',
    publish: (at) => `publiceras ${at}`,
    unpublish: (at) => `tas bort från webbplatsen ${at}`,
  },
};
