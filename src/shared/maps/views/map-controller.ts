import type { EaseToOptions, Map as MapLibreMap, PaddingOptions, StyleSpecification } from 'maplibre-gl';
import type { Coordinates } from '../../platform/coordinates.ts';
import type { MapMarker } from '../map-settings.ts';
import { createMarkerOverlay } from '../markers/marker-overlay.ts';
import { addMarkerSource } from '../markers/marker-source.ts';
import { maplibre } from './load-maplibre.ts';
import type { MapView, SeenMap } from './map-view-props.ts';
import { whenDrawn } from './when-drawn.ts';

export type MapOptions = {
  container: HTMLElement;
  styleUrl: string;
  darkStyleUrl: string | undefined;
  label: string;
  initial: MapView;
  maxZoom: number;
  interactive: boolean;
  clusters: boolean;
  clusterLabel: (count: number) => string;
  canActivate: boolean;
  onMarker: (id: string, byKeyboard: boolean) => void;
  /** After every frame in which the map has moved. */
  onMove: (view: MapView) => void;
  /** When a movement by the visitor has ended. */
  onSeen: (seen: SeenMap) => void;
  /** Where the active marker is in the map, in px, after every frame. */
  onAnchor: (x: number, y: number) => void;
};

export type MapController = Awaited<ReturnType<typeof createMap>>;

/** Room around what is fitted, so that no pin is cut off by the edge or lies under the zoom buttons. */
const FIT_PADDING = { top: 72, right: 88, bottom: 88, left: 56 };
/** A pin stands above its place, and the zoom buttons stand on the right; neither shrinks with the map. */
const MIN_FIT_PADDING = { top: 56, right: 84 };
type Padding = { top?: number; bottom?: number };
const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };
const MIN_ZOOM = 3;

/** A drawn map, told what to show by calls. Rejects when it cannot be drawn. */
export async function createMap(options: MapOptions) {
  const map = openMap(options);
  try {
    await whenDrawn(map);
  } catch (problem) {
    map.remove();
    throw problem;
  }
  const source = addMarkerSource(map, options.clusters);
  const overlay = createMarkerOverlay(map, source, {
    clusterLabel: options.clusterLabel,
    canActivate: options.canActivate,
    onMarker: options.onMarker,
    onCluster: async ({ clusterId, coordinates }) => {
      const zoom = await source.expansionZoom(clusterId);
      fitted = undefined;
      map.easeTo({ center: toLngLat(coordinates), zoom });
    },
  });
  let active: Coordinates | undefined;
  let hasFitted = false;
  let fitted: (() => void) | undefined;
  const reportView = () => options.onMove(viewOf(map));
  map.on('render', () => {
    if (!active) return;
    const { x, y } = map.project(toLngLat(active));
    options.onAnchor(x, y);
  });
  map.on('move', reportView);
  // What was fitted stays fitted while the map gets its size, until the visitor moves it.
  map.on('resize', () => {
    if (map.getContainer().clientWidth > 0) fitted?.();
  });
  let isMovedByHand = false;
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) fitted = undefined;
    isMovedByHand ||= originalEvent !== undefined;
  });
  map.on('moveend', () => {
    if (!isMovedByHand || map.isMoving()) return;
    isMovedByHand = false;
    options.onSeen(seenIn(map));
  });
  reportView();
  return {
    attribution: attributionOf(map),
    setMarkers: (markers: readonly MapMarker[]) => source.setMarkers(markers),
    setPosition: overlay.setPosition,
    /** Marks it; nothing moves. */
    setActive(id: string | undefined) {
      active = source.find(id)?.coordinates;
      overlay.setActive(id);
    },
    focusMarker: overlay.focus,
    /** Pans to the active marker, and zooms to it unless the visitor has gone closer. Resolves when it is there: false if another movement took its place. */
    goToActive(zoom: number, padding: Padding): Promise<boolean> {
      if (!active) return Promise.resolve(false);
      fitted = undefined;
      const center = toLngLat(active);
      return moveTo(map, {
        center,
        zoom: Math.max(zoom, map.getZoom()),
        padding: { ...noPadding, ...padding },
      });
    },
    fit(points: readonly Coordinates[], maxZoom: number) {
      if (points.length === 0) return;
      const bounds = new maplibre.LngLatBounds();
      for (const point of points) bounds.extend(toLngLat(point));
      dropPadding(map);
      const fitAll = (animate: boolean) =>
        map.fitBounds(bounds, { maxZoom, padding: fitPadding(map), animate });
      // The map appears where it belongs; only later changes are movements.
      fitAll(hasFitted);
      hasFitted = true;
      fitted = () => fitAll(false);
    },
    /** Without a movement: the map is as it was left. */
    goTo({ center, zoom }: MapView) {
      fitted = undefined;
      hasFitted = true;
      dropPadding(map);
      map.jumpTo({ center: toLngLat(center), zoom });
    },
    zoomBy(levels: number) {
      fitted = undefined;
      isMovedByHand = true;
      map.zoomTo(Math.round(map.getZoom() + levels));
    },
    remove: () => map.remove(),
  };
}

function openMap({ container, label, initial, maxZoom, interactive, ...styles }: MapOptions): MapLibreMap {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const style = () => absolute((device.matches && styles.darkStyleUrl) || styles.styleUrl);
  const map = new maplibre.Map({
    container,
    style: style(),
    center: toLngLat(initial.center),
    zoom: initial.zoom,
    minZoom: MIN_ZOOM,
    maxZoom,
    maxPitch: 0,
    interactive,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': label },
    // The worker that fetches tiles has no address of its own to complete ours with.
    transformRequest: (url) => ({ url: absolute(url) }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (styles.darkStyleUrl) {
    const follow = () => map.setStyle(style(), { transformStyle: keepAdded });
    device.addEventListener('change', follow);
    map.once('remove', () => device.removeEventListener('change', follow));
  }
  return map;
}

/** What was added to the old style, such as the source of the markers, is in the new one, too. */
function keepAdded(old: StyleSpecification | undefined, style: StyleSpecification): StyleSpecification {
  const known = new Set(style.layers.map(({ id }) => id));
  return {
    ...style,
    sources: { ...old?.sources, ...style.sources },
    layers: [...style.layers, ...(old?.layers ?? []).filter(({ id }) => !known.has(id))],
  };
}

/** Reduced motion is respected by MapLibre itself: it then jumps. */
function moveTo(map: MapLibreMap, target: EaseToOptions): Promise<boolean> {
  const movement = Symbol('movement');
  latestMovement.set(map, movement);
  return new Promise((resolve) => {
    const onEnd = (event: object) => {
      // The movement that went on until now ends first.
      if (!('movement' in event) || event.movement !== movement) return;
      map.off('moveend', onEnd);
      resolve(latestMovement.get(map) === movement);
    };
    map.on('moveend', onEnd);
    map.easeTo(target, { movement });
  });
}

const latestMovement = new WeakMap<MapLibreMap, symbol>();

/** What moves the centre for a preview card must not narrow the next view; on screen nothing changes. */
function dropPadding(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  const center = map.unproject([clientWidth / 2, clientHeight / 2]);
  map.jumpTo({ center, padding: noPadding });
}

/** On a small map less room is given away. */
function fitPadding(map: MapLibreMap): PaddingOptions {
  const { clientWidth, clientHeight } = map.getContainer();
  const share = Math.min(1, Math.min(clientWidth, clientHeight) / 480);
  const { top, right, bottom, left } = FIT_PADDING;
  return {
    top: Math.max(top * share, MIN_FIT_PADDING.top),
    right: Math.max(right * share, MIN_FIT_PADDING.right),
    bottom: bottom * share,
    left: left * share,
  };
}

/** Providers name in their sources whom to credit, as HTML. */
function attributionOf(map: MapLibreMap): string {
  const credits = Object.keys(map.getStyle().sources).flatMap((id) => {
    const html = map.getSource(id)?.attribution;
    const text = html && new DOMParser().parseFromString(html, 'text/html').body.textContent;
    return text ? [text] : [];
  });
  return [...new Set(credits)].join(' | ');
}

function viewOf(map: MapLibreMap): MapView {
  const { lat, lng } = map.getCenter();
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
}

function seenIn(map: MapLibreMap): SeenMap {
  const bounds = map.getBounds();
  const [west, south] = [bounds.getWest(), bounds.getSouth()];
  return { ...viewOf(map), area: { west, south, east: bounds.getEast(), north: bounds.getNorth() } };
}

function toLngLat({ latitude, longitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}
