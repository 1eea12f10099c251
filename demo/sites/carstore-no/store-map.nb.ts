import { block, type DemoPage } from '../../site-builder.ts';

export const storeMap: DemoPage = {
  id: 'store-map',
  language: 'nb',
  path: '/finn-oss/kart',
  name: 'Butikkene på kart',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Nærmeste Carstore på kartet',
    navTitle: 'På kartet',
    metaDescription: 'Skriv hvor du er, så viser kartet hvilken av de tolv butikkene som ligger nærmest.',
  },
  main: [
    block('locator', {
      source: 'dealerships',
      panelTitle: 'Nærmeste butikk',
      fitsAllAtStart: true,
      defaultLatitude: 60.6,
      defaultLongitude: 8.8,
      defaultZoomLevel: 5.4,
      searchResultDistanceThreshold: 50,
      countryInGoogleSearch: 'Norge',
      searchPlaceholder: 'Sted eller postnummer',
      noDealersText: 'Ingen butikker å vise akkurat nå. Prøv igjen om litt.',
      findUsText: 'Kjør hit',
      markerPreviewShowMoreText: 'Til butikken',
    }),
  ],
};
