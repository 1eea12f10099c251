import type { Theme } from '../sites/site.ts';

/** Where the browser's map gets its style, and with it its tiles: ours, or those of a provider. */
export type MapProvider = {
  styleUrl: (theme: Theme) => string;
  /** Plain text, shown on the map. */
  attribution: string;
  /** No closer than there is something to see. */
  maxZoom: number;
};

/** The tiles and styles that come with the installation: no request leaves the host. */
export const embeddedMapProvider: MapProvider = {
  styleUrl: (theme) => `/maps/styles/${theme}.json`,
  attribution: '© OpenStreetMap | Natural Earth | GeoNames',
  // Two levels beyond the tiles: coast, lakes and the names of districts are still there, streets never were.
  maxZoom: 12,
};

const STREETS_ZOOM = 17;

/** Any MapLibre style by its address, with the key in it. Whoever serves it says in the style whom to credit. */
export function mapProviderAt(styleUrl: string): MapProvider {
  return { styleUrl: () => styleUrl, attribution: '', maxZoom: STREETS_ZOOM };
}
