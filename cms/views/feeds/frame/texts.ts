/** The frame around the pages of one stock. */
export const frameTexts = {
  en: {
    pages: 'Pages of this stock',
    shownOn: (sites: string) => `Shown on ${sites}`,
    tabs: { runs: 'Imports', quality: 'Data quality' },
  },
  sv: {
    pages: 'Sidor om det här lagret',
    shownOn: (sites: string) => `Visas på ${sites}`,
    tabs: { runs: 'Importer', quality: 'Datakvalitet' },
  },
};
