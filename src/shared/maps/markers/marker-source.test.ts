import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import type { MapMarker } from '../map-settings.ts';
import { addMarkerSource } from './marker-source.ts';

const lund: MapMarker = {
  id: 'lund',
  label: 'Lund',
  icon: 'charger',
  coordinates: { latitude: 55.7, longitude: 13.2 },
};
const malmo: MapMarker = {
  id: 'malmo',
  label: 'Malmö',
  icon: 'charger',
  coordinates: { latitude: 55.6, longitude: 13 },
};

/** A map as far as a source of markers needs one; `drawn` is what its worker made of the markers. */
function aMap(drawn: readonly object[]) {
  const seen: GeoJSON.FeatureCollection[] = [];
  const map = {
    addSource: () => {},
    addLayer: () => {},
    getSource: () => ({ setData: (data: GeoJSON.FeatureCollection) => seen.push(data) }),
    querySourceFeatures: () => drawn,
  };
  return { map: map as unknown as MapLibreMap, seen };
}

const at = ({ coordinates: { latitude, longitude } }: MapMarker) => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

test('markers go to the map as points, longitude first', () => {
  const { map, seen } = aMap([]);
  addMarkerSource(map, true).setMarkers([lund]);
  expect(seen).toEqual([
    {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: { id: 'lund' }, geometry: at(lund) }],
    },
  ]);
});

test('what is drawn is markers and clusters, each once, also where neighbouring tiles share it', () => {
  const cluster = { properties: { cluster: true, cluster_id: 7, point_count: 12 }, geometry: at(malmo) };
  const single = { properties: { id: 'lund' }, geometry: at(lund) };
  const gone = { properties: { id: 'no longer there' }, geometry: at(lund) };
  const source = addMarkerSource(aMap([cluster, single, cluster, single, gone]).map, true);
  source.setMarkers([lund, malmo]);
  expect([...source.items().values()]).toEqual([
    { kind: 'cluster', key: 'c7', clusterId: 7, count: 12, coordinates: malmo.coordinates },
    { kind: 'marker', key: 'mlund', marker: lund, coordinates: lund.coordinates },
  ]);
  expect([source.find('lund'), source.find('nowhere'), source.find(undefined)]).toEqual([
    lund,
    undefined,
    undefined,
  ]);
});
