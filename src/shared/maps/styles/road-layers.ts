import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from '../../ui/themes/map-palette.ts';
import { basemap, byZoom } from './layer.ts';

type RoadClass = {
  name: 'motorway' | 'trunk';
  minzoom: number;
  /** Zoom and px, alternating. */
  width: number[];
  isMain: boolean;
};

/** The least of them first: what is drawn later lies above. */
const classes: readonly RoadClass[] = [
  { name: 'trunk', minzoom: 6.2, width: [6, 0.8, 8, 1.4, 10, 2.2], isMain: false },
  { name: 'motorway', minzoom: 5, width: [5, 0.8, 8, 1.6, 10, 2.6], isMain: true },
];

/** Roads by class: an edge below, the road itself above, so that crossings join. */
export function roadLayers(palette: MapPalette): LayerSpecification[] {
  return [...classes.map((road) => edge(road, palette)), ...classes.map((road) => surface(road, palette))];
}

/** The embedded lines join towns; where streets would be expected they end. */
const fadeOut: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 1, 9.9, 0];

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

function edge(road: RoadClass, { mainRoadCasing, roadCasing }: MapPalette): LayerSpecification {
  const width = road.width.map((value, at) => (at % 2 === 0 ? value : value + 1.2));
  return line(`road-edge-${road.name}`, { ...road, width }, road.isMain ? mainRoadCasing : roadCasing);
}

function surface(road: RoadClass, { mainRoad, road: other }: MapPalette): LayerSpecification {
  return line(`road-${road.name}`, road, road.isMain ? mainRoad : other);
}

function line(id: string, { name, minzoom, width }: RoadClass, colour: string): LayerSpecification {
  return {
    id,
    type: 'line',
    ...basemap,
    'source-layer': 'roads',
    filter: ['==', ['get', 'class'], name],
    minzoom,
    layout: round,
    paint: { 'line-color': colour, 'line-width': byZoom(...width), 'line-opacity': fadeOut },
  };
}
