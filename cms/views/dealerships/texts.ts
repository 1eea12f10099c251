/** The view of dealerships. */
export const dealershipsTexts = {
  en: {
    heading: 'Dealerships',
    fromFeed: 'They come from the feed, and cannot be edited here.',
    failed: 'The sites’ server does not respond. Try again in a moment.',
    none: 'This site has no dealerships.',
    name: 'Name',
    address: 'Address',
    telephone: 'Telephone',
    now: 'Now',
  },
  sv: {
    heading: 'Anläggningar',
    fromFeed: 'De kommer från flödet och kan inte redigeras här.',
    failed: 'Webbplatsernas server svarar inte. Försök igen om en stund.',
    none: 'Webbplatsen har inga anläggningar.',
    name: 'Namn',
    address: 'Adress',
    telephone: 'Telefon',
    now: 'Nu',
  },
};
