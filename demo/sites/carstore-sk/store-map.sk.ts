import { block, type DemoPage } from '../../site-builder.ts';

export const storeMap: DemoPage = {
  id: 'store-map',
  language: 'sk',
  path: '/kontakty/mapa',
  name: 'Predajne na mape',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Najbližší Carstore na mape',
    navTitle: 'Na mape',
    metaDescription: 'Napíšte, kde ste, a mapa ukáže, ktorá z ôsmich predajní je najbližšie.',
  },
  main: [
    block('locator', {
      source: 'dealerships',
      panelTitle: 'Najbližšia predajňa',
      fitsAllAtStart: true,
      defaultLatitude: 48.75,
      defaultLongitude: 19.4,
      defaultZoomLevel: 7,
      searchResultDistanceThreshold: 40,
      countryInGoogleSearch: 'Slovensko',
      searchPlaceholder: 'Obec alebo PSČ',
      noDealersText: 'Predajne teraz nevieme zobraziť. Skúste to o chvíľu znova.',
      findUsText: 'Trasa sem',
      markerPreviewShowMoreText: 'O predajni',
    }),
  ],
};
