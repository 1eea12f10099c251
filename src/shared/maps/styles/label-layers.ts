import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from '../../ui/themes/map-palette.ts';
import { basemap, byZoom } from './layer.ts';

type Fonts = { regular: string; medium: string };

type PlaceClass = {
  id: string;
  /** Shown from this zoom. */
  minzoom: number;
  people: readonly [from: number, below: number];
  /** Zoom and px, alternating. */
  size: number[];
  isLarge: boolean;
};

const classes: readonly PlaceClass[] = [
  { id: 'villages', minzoom: 9, people: [0, 3_000], size: [9, 10.5, 13, 13], isLarge: false },
  { id: 'small-towns', minzoom: 8, people: [3_000, 10_000], size: [8, 10.5, 13, 14], isLarge: false },
  { id: 'towns', minzoom: 6.5, people: [10_000, 40_000], size: [6.5, 11, 13, 16], isLarge: false },
  { id: 'large-towns', minzoom: 5.2, people: [40_000, 150_000], size: [5, 11.5, 12, 18], isLarge: true },
  { id: 'cities', minzoom: 3.5, people: [150_000, 100_000_000], size: [4, 12, 8, 16, 12, 21], isLarge: true },
];

const isTown: ExpressionSpecification = ['!=', ['get', 'kind'], 'district'];
/** 'Newcastle upon Tyne (PO Boxes)' is an entry of the post, not a place. */
const isPlainName: ExpressionSpecification = ['!', ['in', '(', ['get', 'name']]];

/** Names of seas, countries, regions and places. Of two that would overlap the one with more people is drawn. */
export function labelLayers(palette: MapPalette, fonts: Fonts): LayerSpecification[] {
  return [
    nameLayer('water-names', 'water_names', fonts.regular, {
      minzoom: 3.5,
      // Oceans and seas first, then great lakes, then the others.
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 2, 6, 3, 7, 4]],
      layout: { 'text-size': byZoom(4, 10.5, 9, 15), 'text-letter-spacing': 0.08, 'text-max-width': 6 },
      paint: { 'text-color': palette.waterLabel, 'text-halo-color': palette.water, 'text-halo-width': 1 },
    }),
    // Parts of towns, which orient where there are no streets.
    nameLayer('districts', 'places', fonts.regular, {
      minzoom: 10.5,
      filter: ['all', ['==', ['get', 'kind'], 'district'], isPlainName],
      layout: { 'text-size': byZoom(10, 10.5, 14, 14), 'text-max-width': 8 },
      paint: { 'text-color': palette.smallLabel, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
    }),
    ...classes.map((each) => places(each, palette, fonts)),
    nameLayer('region-names', 'region_names', fonts.regular, {
      minzoom: 6,
      maxzoom: 9.5,
      layout: { 'text-size': byZoom(6, 10, 9, 14), ...capitals, 'text-letter-spacing': 0.16 },
      paint: { 'text-color': palette.countryLabel, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
    }),
    nameLayer('countries', 'countries', fonts.medium, {
      maxzoom: 6.5,
      layout: {
        'text-size': byZoom(3, 10, 6, 15),
        ...capitals,
        'text-letter-spacing': 0.14,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': palette.countryLabel, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
    }),
  ];
}

const capitals = { 'text-transform': 'uppercase', 'text-max-width': 7 } as const;

function places({ id, minzoom, people, size, isLarge }: PlaceClass, palette: MapPalette, fonts: Fonts) {
  const [from, below] = people;
  return nameLayer(id, 'places', isLarge ? fonts.medium : fonts.regular, {
    minzoom,
    filter: [
      'all',
      isTown,
      isPlainName,
      ['>=', ['get', 'population'], from],
      ['<', ['get', 'population'], below],
    ],
    layout: {
      'text-size': byZoom(...size),
      'text-max-width': 8,
      // Below the place, so that a pin on it leaves the name readable.
      'text-anchor': 'top',
      'text-offset': [0, 0.3],
      'text-padding': 4,
      'symbol-sort-key': ['-', 0, ['get', 'population']],
    },
    paint: {
      'text-color': isLarge ? palette.label : palette.smallLabel,
      'text-halo-color': palette.halo,
      'text-halo-width': 1.4,
      'text-halo-blur': 0.4,
    },
  });
}

type Look = Pick<SymbolLayerSpecification, 'minzoom' | 'maxzoom' | 'filter' | 'layout' | 'paint'>;

function nameLayer(id: string, from: string, font: string, { layout, ...look }: Look): LayerSpecification {
  return {
    ...{ id, type: 'symbol', ...basemap, 'source-layer': from, ...look },
    layout: { 'text-field': ['get', 'name'], 'text-font': [font], ...layout },
  };
}
