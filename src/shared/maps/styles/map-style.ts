import type { StyleSpecification } from 'maplibre-gl';
import { mapPalette } from '../../ui/themes/map-palette.ts';
import type { Theme } from '../../ui/themes/theme.ts';
import type { TileSet } from '../tiles/mbtiles.ts';
import { groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { roadLayers } from './road-layers.ts';

/** The embedded map in the design of a theme. Names are drawn in the page's own typeface, so it needs no glyph server. */
export function mapStyle(
  theme: Theme,
  { version, attribution, minZoom, maxZoom, bounds }: Omit<TileSet, 'tile'>,
  palette = mapPalette(theme),
): StyleSpecification {
  const { font } = theme.type;
  return {
    version: 8,
    name: theme.name,
    sources: {
      basemap: {
        type: 'vector',
        tiles: [`/maps/tiles/${version}/{z}/{x}/{y}.pbf`],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
        attribution,
      },
    },
    layers: [
      ...groundLayers(palette),
      ...roadLayers(palette),
      ...labelLayers(palette, { regular: font, medium: font }),
    ],
  };
}
