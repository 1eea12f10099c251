/** The languages of a page, beside its form. */
export const pageLanguagesTexts = {
  en: {
    heading: 'Languages',
    behind: 'The first language was changed later. Look whether this still says the same.',
    open: 'Open on the site',
    states: {
      missing: 'Not translated yet',
      draft: 'Draft, not public yet',
      published: 'Published',
      changed: 'Published, with changes that are not',
    },
  },
  sv: {
    heading: 'Språk',
    behind: 'Det första språket har ändrats senare. Kontrollera att texten fortfarande stämmer.',
    open: 'Öppna på webbplatsen',
    states: {
      missing: 'Inte översatt än',
      draft: 'Utkast, syns inte utåt än',
      published: 'Publicerad',
      changed: 'Publicerad, med ändringar som inte är det',
    },
  },
};
