/** Headings of the pages about feeds. */
export const feedsTexts = {
  en: {
    heading: 'Feeds',
    noSuchPage: 'There is no such page.',
    pages: {
      run: 'One import',
      'import-wizard': 'Bring in a file',
      quality: 'Data quality',
      source: 'Source',
    },
  },
  sv: {
    heading: 'Flöden',
    noSuchPage: 'Den sidan finns inte.',
    pages: { run: 'En import', 'import-wizard': 'Läs in en fil', quality: 'Datakvalitet', source: 'Källa' },
  },
};
