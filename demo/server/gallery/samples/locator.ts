import type { fields } from '../../../../src/content/blocks/locator/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  dealerships: {
    source: 'dealerships',
    panelTitle: 'Närmaste Solvik',
    titleTag: 'h2',
    defaultLatitude: 59.4,
    defaultLongitude: 14.6,
    defaultZoomLevel: 5.4,
    searchResultDistanceThreshold: 50,
    countryInGoogleSearch: 'Sverige',
    markerPreviewShowMoreText: 'Till anläggningen',
  },
  'charging stations, in miles': {
    source: 'chargers',
    panelTitle: 'Find a charger',
    titleTag: 'h2',
    distanceUnit: 'mi',
    currentlyShowingText: '{shown} of {total}',
    noDealersText: 'No charging stations on this site.',
  },
} satisfies Record<string, Authored<typeof fields>>;
