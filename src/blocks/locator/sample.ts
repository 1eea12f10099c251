import type { Authored } from '../../platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'charging stations': {
    source: 'chargers',
    panelTitle: 'Hitta laddstation',
    defaultLatitude: 59.6,
    defaultLongitude: 16.5,
    defaultZoomLevel: 6,
  },
  'dealerships, in miles': {
    source: 'dealerships',
    panelTitle: 'Find your nearest dealer',
    titleTag: 'h2',
    distanceUnit: 'mi',
    defaultLatitude: 54.7,
    defaultLongitude: -2,
    defaultZoomLevel: 6,
    currentlyShowingText: '{shown} of {total}',
  },
} satisfies Record<string, Authored<typeof fields>>;
