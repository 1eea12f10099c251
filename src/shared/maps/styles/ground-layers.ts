import type { LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from '../../ui/themes/map-palette.ts';
import { basemap, byZoom } from './layer.ts';

/** Sea, land, lakes and rivers, and the lines between countries and regions. */
export function groundLayers(palette: MapPalette): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'land',
      type: 'fill',
      ...basemap,
      'source-layer': 'land',
      paint: { 'fill-color': palette.land },
    },
    {
      id: 'town-extents',
      type: 'circle',
      ...basemap,
      'source-layer': 'town_extents',
      minzoom: 8,
      paint: {
        'circle-color': palette.town,
        'circle-blur': 0.4,
        'circle-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0, 9.5, 1],
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          8,
          ['*', ['get', 'km'], pixelsPerKm(8)],
          16,
          ['*', ['get', 'km'], pixelsPerKm(16)],
        ],
      },
    },
    {
      id: 'shore',
      type: 'line',
      ...basemap,
      'source-layer': 'land',
      paint: { 'line-color': palette.shore, 'line-width': byZoom(4, 0.4, 9, 0.9, 14, 1.4) },
    },
    {
      id: 'rivers',
      type: 'line',
      ...basemap,
      'source-layer': 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.water, 'line-width': byZoom(4, 0.5, 9, 2, 14, 6) },
    },
    {
      id: 'lakes',
      type: 'fill',
      ...basemap,
      'source-layer': 'lakes',
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'islands',
      type: 'fill',
      ...basemap,
      'source-layer': 'islands',
      paint: { 'fill-color': palette.land },
    },
    {
      id: 'lake-shores',
      type: 'line',
      ...basemap,
      'source-layer': 'lakes',
      minzoom: 7,
      paint: { 'line-color': palette.shore, 'line-width': byZoom(7, 0.3, 12, 1) },
    },
    {
      id: 'regions',
      type: 'line',
      ...basemap,
      'source-layer': 'regions',
      minzoom: 5,
      // Drawn for the width of a country: from nearer they are too straight.
      maxzoom: 10,
      paint: {
        'line-color': palette.region,
        'line-width': byZoom(5, 0.5, 10, 1.2),
        'line-dasharray': [3, 2],
      },
    },
    {
      id: 'borders',
      type: 'line',
      ...basemap,
      'source-layer': 'borders',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.border, 'line-width': byZoom(3, 0.6, 10, 1.6) },
    },
  ];
}

const TILE_PX = 512;
const EQUATOR_KM = 40_075;

function pixelsPerKm(zoom: number): number {
  return (TILE_PX * 2 ** zoom) / EQUATOR_KM;
}
