import type { Coordinates } from '../platform/coordinates.ts';

/** What a page tells the browser's map: serialisable, because it is an island's prop. */
export type MapSettings = {
  /** The style document of the site's theme: ours, or that of the provider. */
  styleUrl: string;
  /** In place of it where the visitor's device is dark and the theme follows that. */
  darkStyleUrl?: string | undefined;
  /** Shown on the map, as the data's licences demand. */
  attribution: string;
  /** How close the map can be looked at; without it, as close as streets. */
  maxZoom?: number | undefined;
  /** How close the page itself goes; without it, as close as the map can be looked at. */
  closestView?: number | undefined;
};

export type MapMarker = {
  id: string;
  coordinates: Coordinates;
  /** Read out and shown on hover. */
  label: string;
  icon: 'dealership' | 'charger';
  /** Drawn in the pin instead of the icon, where markers are numbered like a list beside the map. */
  number?: number | undefined;
};
