import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Coordinates } from '../../platform/coordinates.ts';
import { createMarkerElement, createPositionDot } from './marker-button.ts';
import { type MarkerItem, type MarkerSource, toItem } from './marker-source.ts';

type Drawn = { element: HTMLElement; coordinates: Coordinates; item?: MarkerItem };

type OverlayEvents = {
  onMarker: (id: string, byKeyboard: boolean) => void;
  onCluster: (cluster: Extract<MarkerItem, { kind: 'cluster' }>) => void;
  clusterLabel: (count: number) => string;
  canActivate: boolean;
};

/** Further outside the map than this a marker is taken away. */
const MARGIN_PX = 60;
/** More are added in the next frame, so that no frame takes long. */
const NEW_BUTTONS_PER_FRAME = 60;
/** A press that moved further than this has dragged the map. */
const CLICK_TOLERANCE_PX = 6;

/**
 * The buttons over the map: only those on screen exist, and each is used again as long as its marker is there. They
 * lie in MapLibre's canvas container, so that the map can be dragged and zoomed over them, too.
 */
export function createMarkerOverlay(map: MapLibreMap, source: MarkerSource, events: OverlayEvents) {
  const layer = document.createElement('div');
  layer.className = 'map-markers';
  map.getCanvasContainer().append(layer);
  const buttons = new Map<string, Drawn>();
  let position: Drawn | undefined;
  let activeId: string | undefined;
  let isStale = true;

  /** At most once a frame: new places for all, and new buttons when the source has changed. */
  function draw() {
    if (isStale && source.isLoaded()) {
      isStale = false;
      exchange(source.items());
    }
    for (const drawn of buttons.values()) place(map, drawn);
    if (position) place(map, position);
  }

  function exchange(items: ReadonlyMap<string, MarkerItem>) {
    const wanted = new Map([...items].filter(([, item]) => isNear(map, item.coordinates)));
    // Also when the map is zoomed out so far that it would be part of a cluster.
    const active = toItem(source.find(activeId));
    if (active) wanted.set(active.key, active);
    for (const [key, { element, item }] of buttons) {
      if (isSame(wanted.get(key), item)) continue;
      // Taken from under the keyboard's focus, a button would send it back to the top of the page.
      if (element === document.activeElement) map.getCanvas().focus({ preventScroll: true });
      element.remove();
      buttons.delete(key);
    }
    const missing = [...wanted].filter(([key]) => !buttons.has(key));
    for (const [key, item] of missing.slice(0, NEW_BUTTONS_PER_FRAME)) buttons.set(key, add(item));
    if (missing.length > NEW_BUTTONS_PER_FRAME) {
      isStale = true;
      map.triggerRepaint();
    }
    markActive();
  }

  function add(item: MarkerItem): Drawn {
    const element = createMarkerElement(item, events);
    onPress(element, (byKeyboard) => {
      if (item.kind === 'cluster') events.onCluster(item);
      else events.onMarker(item.marker.id, byKeyboard);
    });
    layer.append(element);
    return { element, coordinates: item.coordinates, item };
  }

  function markActive() {
    for (const { element } of buttons.values()) {
      const { marker } = element.dataset;
      if (marker !== undefined && events.canActivate)
        element.setAttribute('aria-pressed', String(marker === activeId));
    }
  }

  const invalidate = () => {
    isStale = true;
  };
  map.on('render', draw);
  map.on('move', invalidate);
  map.on('sourcedata', invalidate);
  return {
    setActive(id: string | undefined) {
      activeId = id;
      isStale = true;
      markActive();
      map.triggerRepaint();
    },
    setPosition(coordinates: Coordinates | undefined) {
      position?.element.remove();
      position = coordinates && { element: createPositionDot(), coordinates };
      if (position) layer.prepend(position.element);
      map.triggerRepaint();
    },
    focus: (id: string) => buttons.get(`m${id}`)?.element.focus(),
  };
}

/** Whether the button can stay. Clusters are numbered anew when the markers change. */
function isSame(one: MarkerItem | undefined, other: MarkerItem | undefined): boolean {
  if (!one || !other || !isSamePlace(one.coordinates, other.coordinates)) return false;
  if (one.kind === 'marker' && other.kind === 'marker')
    return one.marker.label === other.marker.label && one.marker.number === other.marker.number;
  return one.kind === 'cluster' && other.kind === 'cluster' && one.count === other.count;
}

/** Two tiles may round the place of a cluster differently. */
function isSamePlace(one: Coordinates, other: Coordinates): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.001;
  return near(one.latitude, other.latitude) && near(one.longitude, other.longitude);
}

function place(map: MapLibreMap, { element, coordinates }: Drawn) {
  const { x, y } = map.project([coordinates.longitude, coordinates.latitude]);
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

function isNear(map: MapLibreMap, { latitude, longitude }: Coordinates): boolean {
  const { x, y } = map.project([longitude, latitude]);
  const { clientWidth, clientHeight } = map.getContainer();
  const within = (value: number, size: number) => value > -MARGIN_PX && value < size + MARGIN_PX;
  return within(x, clientWidth) && within(y, clientHeight);
}

/** A click, unless the map was dragged by the button. */
function onPress(element: HTMLElement, press: (byKeyboard: boolean) => void) {
  let start: { x: number; y: number } | undefined;
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    start = { x: clientX, y: clientY };
  });
  element.addEventListener('click', (event) => {
    const moved = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : 0;
    const byKeyboard = event.detail === 0;
    if (byKeyboard || moved <= CLICK_TOLERANCE_PX) press(byKeyboard);
  });
}
