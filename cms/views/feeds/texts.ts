/** Headings of the pages about feeds. */
export const feedsTexts = {
  en: {
    heading: 'Feeds',
    noSuchPage: 'There is no such page.',
    pages: { run: 'One import', quality: 'Data quality' },
  },
  sv: {
    heading: 'Flöden',
    noSuchPage: 'Den sidan finns inte.',
    pages: { run: 'En import', quality: 'Datakvalitet' },
  },
};
