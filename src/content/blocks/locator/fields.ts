import { choice, flag, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Locator',
  group: 'Places',
  help: 'All dealerships or charging stations of the site as a list and on a map, with a search for the nearest. Fills the screen; belongs on a page of its own.',
};

const help = 'Empty: a text in the language of the page.';

export const fields = {
  source: choice('Shows', ['dealerships', 'chargers'], {
    help: 'From the indices that the settings of the site name.',
  }),
  panelTitle: text('Panel title', { help }),
  titleTag: choice('Heading level', ['h1', 'h2'], { help: 'h1 once a page, on its first block.' }),
  fitsAllAtStart: flag('Begin with all places in view', {
    help: 'Instead of the centre and zoom below. Good for a few places, not for hundreds.',
  }),
  defaultLatitude: number('Latitude of the map’s centre', {
    min: -90,
    max: 90,
    help: 'Where the map begins. Empty: 52.54.',
  }),
  defaultLongitude: number('Longitude of the map’s centre', { min: -180, max: 180, help: 'Empty: 12.37.' }),
  defaultZoomLevel: number('Zoom', {
    min: 0,
    max: 18,
    help: 'From 0 (the world) to 18 (a house). Empty: 10.',
  }),
  distanceUnit: choice('Distances in', ['km', 'mi']),
  searchResultDistanceThreshold: number('A search reaches', {
    min: 0,
    help: 'In kilometres or miles. Where fewer than three are that near, the nearest three are shown. Empty: 16.',
  }),
  countryInGoogleSearch: text('Country in searches', {
    help: 'Put behind what a visitor searches for, such as Sweden: “Lund” becomes “Lund, Sweden”.',
  }),
  searchPlaceholder: text('Hint in the search field', { help }),
  nearMePanelText: text('Near-me button in the panel', { help }),
  nearMeMapText: text('Near-me button on the map', { help }),
  panelTabTitle: text('Tab of the list, on phones', { help }),
  mapTabTitle: text('Tab of the map, on phones', { help }),
  showMoreLabel: text('Button for more of the list', { help }),
  currentlyShowingText: text('How many are shown', {
    help: `{shown} and {total} stand for the numbers. ${help}`,
  }),
  noDealersText: text('When there is nothing to show', { help }),
  findUsText: text('Link to directions', { help }),
  markerPreviewShowMoreText: text('Button beside a marker', { help }),
};
