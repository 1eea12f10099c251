import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Coordinates } from '../../platform/coordinates.ts';
import type { MapMarker } from '../map-settings.ts';

/** What is drawn at a point: a single marker, or a cluster of them. */
export type MarkerItem =
  | { kind: 'marker'; key: string; marker: MapMarker; coordinates: Coordinates }
  | { kind: 'cluster'; key: string; clusterId: number; count: number; coordinates: Coordinates };

const SOURCE = 'markers';
/** Markers nearer to each other than this are drawn as one. */
const CLUSTER_RADIUS_PX = 52;
/** From the next zoom on every marker is drawn by itself: a chosen marker is shown at 12. */
const CLUSTER_MAX_ZOOM = 11;

export type MarkerSource = ReturnType<typeof addMarkerSource>;

/** The markers as a source of the map: MapLibre's worker clusters them, however many there are. */
export function addMarkerSource(map: MapLibreMap, clusters: boolean) {
  let markers: ReadonlyMap<string, MapMarker> = new Map();
  map.addSource(SOURCE, {
    type: 'geojson',
    data: toGeoJson([]),
    cluster: clusters,
    clusterRadius: CLUSTER_RADIUS_PX,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
  });
  // Draws nothing; only sources with a layer are loaded.
  map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-radius': 0 } });
  const source = map.getSource(SOURCE) as GeoJSONSource;
  return {
    setMarkers(next: readonly MapMarker[]) {
      markers = new Map(next.map((marker) => [marker.id, marker]));
      void source.setData(toGeoJson(next));
    },
    find: (id: string | undefined) => (id === undefined ? undefined : markers.get(id)),
    isLoaded: () => map.isSourceLoaded(SOURCE),
    /** What lies in the loaded tiles, each once: neighbouring tiles share what is near their edge. */
    items(): ReadonlyMap<string, MarkerItem> {
      const items = new Map<string, MarkerItem>();
      for (const { properties, geometry } of map.querySourceFeatures(SOURCE)) {
        if (geometry.type !== 'Point') continue;
        const item = properties['cluster']
          ? toCluster(properties, geometry.coordinates)
          : toItem(markers.get(properties['id']));
        if (item) items.set(item.key, item);
      }
      return items;
    },
    expansionZoom: (clusterId: number) => source.getClusterExpansionZoom(clusterId),
  };
}

export function toItem(marker: MapMarker | undefined): MarkerItem | undefined {
  return marker && { kind: 'marker', key: `m${marker.id}`, marker, coordinates: marker.coordinates };
}

function toCluster(properties: Record<string, unknown>, [longitude = 0, latitude = 0]: number[]): MarkerItem {
  const clusterId = Number(properties['cluster_id']);
  return {
    kind: 'cluster',
    key: `c${clusterId}`,
    clusterId,
    count: Number(properties['point_count']),
    coordinates: { latitude, longitude },
  };
}

function toGeoJson(markers: readonly MapMarker[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: markers.map(({ id, coordinates: { latitude, longitude } }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}
