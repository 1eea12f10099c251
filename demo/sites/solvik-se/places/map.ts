import { block } from '../../../site-builder.ts';
import { english, swedish } from '../page.ts';

/** All of Sweden's south and middle, where the twelve are. */
const area = {
  fitsAllAtStart: true,
  defaultLatitude: 59.4,
  defaultLongitude: 14.6,
  defaultZoomLevel: 5.4,
} as const;

export const placesMap = swedish({
  path: '/anlaggningar/karta',
  name: 'Anläggningar på karta',
  title: 'Hitta närmaste Solvik på kartan',
  menu: 'På kartan',
  hidden: true,
  description:
    'Skriv din ort eller ditt postnummer, så visar vi närmaste bilhall och verkstad och vägen dit.',
  main: [
    block('locator', {
      ...area,
      source: 'dealerships',
      panelTitle: 'Närmaste Solvik',
      searchResultDistanceThreshold: 50,
      countryInGoogleSearch: 'Sverige',
      searchPlaceholder: 'Ort eller postnummer',
      nearMePanelText: 'Nära mig',
      nearMeMapText: 'Visa nära mig',
      panelTabTitle: 'Lista',
      mapTabTitle: 'Karta',
      currentlyShowingText: 'Visar {shown} av {total}',
      noDealersText:
        'Kartan är tom just nu. Ring 010-550 01 28, så berättar vi var närmaste anläggning ligger.',
      findUsText: 'Vägbeskrivning',
      markerPreviewShowMoreText: 'Till anläggningen',
    }),
  ],
});

export const placesMapEnglish = english({
  path: '/anlaggningar/karta',
  name: 'Dealerships on a map',
  title: 'Find your nearest Solvik on the map',
  menu: 'On the map',
  hidden: true,
  description:
    'Enter your town or postcode, and we show the nearest showroom and workshop, and the way there.',
  main: [
    block('locator', {
      ...area,
      source: 'dealerships',
      panelTitle: 'Your nearest Solvik',
      searchResultDistanceThreshold: 50,
      countryInGoogleSearch: 'Sweden',
      searchPlaceholder: 'Town or postcode',
      noDealersText:
        'The map is empty just now. Ring +46 10 550 01 28 and we will tell you where your nearest dealership is.',
      markerPreviewShowMoreText: 'About this dealership',
    }),
  ],
});
