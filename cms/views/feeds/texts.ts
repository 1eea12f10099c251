/** Headings of the pages about feeds. */
export const feedsTexts = {
  en: {
    heading: 'Feeds',
    noSuchPage: 'There is no such page.',
    pages: {
      run: 'One import',
      'import-wizard': 'Bring in a file',
      mapping: 'How files are read',
      quality: 'Data quality',
      photos: 'Photos',
      source: 'Source',
    },
  },
  sv: {
    heading: 'Flöden',
    noSuchPage: 'Den sidan finns inte.',
    pages: {
      run: 'En import',
      'import-wizard': 'Läs in en fil',
      mapping: 'Hur filer läses',
      quality: 'Datakvalitet',
      photos: 'Bilder',
      source: 'Källa',
    },
  },
};
