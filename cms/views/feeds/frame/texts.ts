/** The frame around the pages of one stock. */
export const frameTexts = {
  en: {
    pages: 'Pages of this stock',
    shownOn: (sites: string) => `Shown on ${sites}`,
    tabs: {
      runs: 'Imports',
      'import-wizard': 'Bring in a file',
      mapping: 'How files are read',
      quality: 'Data quality',
      photos: 'Photos',
      source: 'Source',
    },
  },
  sv: {
    pages: 'Sidor om det här lagret',
    shownOn: (sites: string) => `Visas på ${sites}`,
    tabs: {
      runs: 'Importer',
      'import-wizard': 'Läs in en fil',
      mapping: 'Hur filer läses',
      quality: 'Datakvalitet',
      photos: 'Bilder',
      source: 'Källa',
    },
  },
};
