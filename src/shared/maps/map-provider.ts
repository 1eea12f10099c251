import type { Theme } from '../ui/themes/theme.ts';

/** Where the browser's map gets its style, and with it its tiles: ours, or those of a provider. */
export type MapProvider = {
  styleUrl: (theme: Theme) => string;
  /** For visitors whose device is dark, where the theme follows it. */
  darkStyleUrl?: (theme: Theme) => string | undefined;
  /** Plain text, shown on the map. */
  attribution: string;
  /** How close a visitor can go: as far as markers come apart. */
  maxZoom: number;
  /** How close the page itself goes, for a chosen or a single marker: no closer than there is something around it. */
  closestView: number;
};

/** The tiles and styles that come with the installation: no request leaves the host. */
export const embeddedMapProvider: MapProvider = {
  styleUrl: ({ name, dark }) => `/maps/styles/${name}${dark.mode === 'dark' ? '/dark' : ''}.json`,
  darkStyleUrl: ({ name, dark }) => (dark.mode === 'device' ? `/maps/styles/${name}/dark.json` : undefined),
  attribution: '© OpenStreetMap | Natural Earth | GeoNames',
  // Two levels beyond the tiles, for stations that stand close together; see decision 56.
  maxZoom: 12,
  closestView: 10,
};

const STREETS_ZOOM = 17;

/** Any MapLibre style by its address, with the key in it. Whoever serves it says in the style whom to credit. */
export function mapProviderAt(styleUrl: string): MapProvider {
  return { styleUrl: () => styleUrl, attribution: '', maxZoom: STREETS_ZOOM, closestView: STREETS_ZOOM };
}
