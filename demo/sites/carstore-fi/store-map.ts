import { block, type DemoPage } from '../../site-builder.ts';

const path = '/loyda-meidat/kartta';
const area = {
  fitsAllAtStart: true,
  defaultLatitude: 62.4,
  defaultLongitude: 25,
  defaultZoomLevel: 5.2,
} as const;

export const storeMap: DemoPage = {
  id: 'store-map',
  language: 'fi',
  path,
  name: 'Myymälät kartalla',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Lähin Carstore kartalla',
    navTitle: 'Kartalla',
    metaDescription: 'Kirjoita paikkakuntasi, niin kartta näyttää, mikä yhdeksästä myymälästä on lähinnä.',
  },
  main: [
    block('locator', {
      ...area,
      source: 'dealerships',
      panelTitle: 'Lähin myymälä',
      searchResultDistanceThreshold: 50,
      countryInGoogleSearch: 'Suomi',
      searchPlaceholder: 'Paikkakunta tai postinumero',
      noDealersText: 'Myymälöitä ei voida näyttää juuri nyt. Yritä hetken päästä uudelleen.',
      findUsText: 'Aja tänne',
      markerPreviewShowMoreText: 'Myymälän sivulle',
    }),
  ],
};

export const storeMapSv: DemoPage = {
  id: 'store-map',
  language: 'sv',
  path,
  name: 'Butikerna på karta',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Närmaste Carstore på kartan',
    navTitle: 'På kartan',
    metaDescription: 'Skriv din ort, så visar kartan vilken av de nio butikerna som ligger närmast.',
  },
  main: [
    block('locator', {
      ...area,
      source: 'dealerships',
      panelTitle: 'Närmaste butik',
      searchResultDistanceThreshold: 50,
      countryInGoogleSearch: 'Finland',
      searchPlaceholder: 'Ort eller postnummer',
      noDealersText: 'Inga butiker att visa just nu. Försök igen om en stund.',
      findUsText: 'Kör hit',
      markerPreviewShowMoreText: 'Till butiken',
    }),
  ],
};
