import { block, type DemoPage } from '../../site-builder.ts';

export const storeMap: DemoPage = {
  id: 'store-map',
  language: 'sv',
  path: '/kop-bil/hitta-oss/karta',
  name: 'Butikerna på karta',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Närmaste Carstore på kartan',
    navTitle: 'På kartan',
    metaDescription: 'Skriv var du är, så visar kartan vilken av våra 21 butiker som ligger närmast.',
  },
  main: [
    block('locator', {
      source: 'dealerships',
      panelTitle: 'Närmaste butik',
      fitsAllAtStart: true,
      defaultLatitude: 58.3,
      defaultLongitude: 15,
      defaultZoomLevel: 5.6,
      searchResultDistanceThreshold: 40,
      countryInGoogleSearch: 'Sverige',
      searchPlaceholder: 'Ort eller postnummer',
      showMoreLabel: 'Visa fler butiker',
      noDealersText: 'Inga butiker att visa just nu. Försök igen om en stund.',
      findUsText: 'Kör hit',
      markerPreviewShowMoreText: 'Till butiken',
    }),
  ],
};
