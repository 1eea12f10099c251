import type { InStudioLanguages } from '../../i18n/studio-text.ts';
import type { LinkKind } from '../../links/link-target.ts';

type LinkTexts = {
  kinds: Readonly<Record<LinkKind, string>>;
  choose: string;
  change: string;
  remove: string;
  close: string;
  kindOfTarget: string;
  search: string;
  none: string;
  more: (count: number) => string;
  notPublic: string;
  gone: string;
  loading: string;
  failed: string;
  wholeList: string;
  withFilters: string;
  noFilters: string;
  back: string;
  offer: (title: string) => string;
  become: string;
};

/** The words of the picker of links. */
export const linkTexts: InStudioLanguages<LinkTexts> = {
  en: {
    kinds: {
      page: 'Page',
      story: 'Story',
      cars: 'Car list',
      dealership: 'Dealership',
      file: 'File',
    },
    choose: 'Choose a page, story, car list, dealership or file',
    change: 'Choose another',
    remove: 'Remove',
    close: 'Close',
    kindOfTarget: 'What the link leads to',
    search: 'Search by name or address',
    none: 'Nothing found. Try other words, or another kind.',
    more: (count) => `${count} more. Search to find them.`,
    notPublic: 'Not public yet: the link is left out until it is.',
    gone: 'This does not exist any more, so the link is left out. Choose another.',
    loading: 'Looking for it',
    failed: 'The studio does not answer. Try again in a moment.',
    wholeList: 'Link to the whole list',
    withFilters: 'Link to the list with these filters',
    noFilters: 'There are no filters to choose from: the search does not answer, or the site has no cars.',
    back: 'Back to the lists',
    offer: (title) => `This is the address of “${title}”.`,
    become: 'Follow the page when it moves',
  },
  sv: {
    kinds: {
      page: 'Sida',
      story: 'Artikel',
      cars: 'Billista',
      dealership: 'Anläggning',
      file: 'Fil',
    },
    choose: 'Välj en sida, artikel, billista, anläggning eller fil',
    change: 'Välj något annat',
    remove: 'Ta bort',
    close: 'Stäng',
    kindOfTarget: 'Vad länken leder till',
    search: 'Sök på namn eller adress',
    none: 'Inget hittades. Prova andra ord eller en annan sort.',
    more: (count) => `${count} till. Sök för att hitta dem.`,
    notPublic: 'Inte publicerad än: länken utelämnas tills den är det.',
    gone: 'Det här finns inte längre, så länken utelämnas. Välj något annat.',
    loading: 'Söker',
    failed: 'Studion svarar inte. Försök igen om en stund.',
    wholeList: 'Länka till hela listan',
    withFilters: 'Länka till listan med de här filtren',
    noFilters: 'Det finns inga filter att välja: sökningen svarar inte, eller så har webbplatsen inga bilar.',
    back: 'Tillbaka till listorna',
    offer: (title) => `Det är adressen till ”${title}”.`,
    become: 'Följ sidan när den flyttas',
  },
};
