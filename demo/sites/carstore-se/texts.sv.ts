import { storeTexts } from '../../dealers/store-texts.ts';

/** Where this site says it in its own words: stores instead of dealerships, advice instead of stories. */
export const texts: Record<string, string> = {
  siteListPath: '/kop-bil/hitta-oss',
  privacyAddress: '/integritet',
  ...storeTexts.sv,
  locatorDealerCount: '{count, plural, one {# butik} other {# butiker}}',
  storiesShown: 'Visar {shown} av {total} råd',
  storiesLoading: 'Hämtar fler råd',
  storiesNone: 'Inga råd här ännu',
  storiesFailed: 'Råden kunde inte hämtas just nu. Försök igen om en stund.',
  storyRead: 'Läs hela',
  storyBack: 'Alla goda råd',
  storyNeighbours: 'Fler goda råd',
  storyAbout: 'Om texten',
};
