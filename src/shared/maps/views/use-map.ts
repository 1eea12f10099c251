import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MapController } from './map-controller.ts';
import type { MapView, MapViewProps, SeenMap } from './map-view-props.ts';
import { whenNearScreen } from './when-near-screen.ts';

export type MapState = 'loading' | 'ready' | 'unavailable';

type Elements = Record<'root' | 'canvas' | 'card', RefObject<HTMLDivElement | null>>;

const DEFAULT_ACTIVE_ZOOM = 12;
/** Below this width the card is docked to the bottom; map.css has the same. */
const DOCKED_BELOW_PX = 640;
/** What a card above its pin, or docked, needs of the map. */
const CARD_PX = 280;

/** Opens the map near the screen and tells it what the props say, whenever they change. */
export function useMap(props: MapViewProps, { root, canvas, card }: Elements) {
  const { markers, fit, activeId, activeZoom = DEFAULT_ACTIVE_ZOOM, position, onActivate, preview } = props;
  const { followsActive = true } = props;
  const [state, setState] = useState<MapState>('loading');
  const [isClosest, setClosest] = useState(false);
  const [credits, setCredits] = useState('');
  const [arrivedId, setArrivedId] = useState<string>();
  const controller = useRef<MapController>(undefined);
  const byKeyboard = useRef(false);
  const anchor = useRef<Anchor>(undefined);
  const ownView = useRef<string>(undefined);
  const hasPreview = Boolean(preview);

  const open = useEffectEvent(async (container: HTMLElement): Promise<MapController> => {
    const { createMap } = await import('./map-controller.ts');
    return createMap({
      container,
      styleUrl: props.settings.styleUrl,
      darkStyleUrl: props.settings.darkStyleUrl,
      label: props.texts.label,
      initial: { ...props.initial, zoom: Math.min(props.initial.zoom, closestViewOf(props.settings)) },
      maxZoom: maxZoomOf(props.settings),
      interactive: props.interactive ?? true,
      clusters: props.clusters ?? false,
      clusterLabel: props.texts.cluster,
      canActivate: onActivate !== undefined,
      onMarker: (id, pressedByKey) => {
        byKeyboard.current = pressedByKey;
        onMarker(id);
      },
      onSeen: (seen) => onSeen(seen),
      onMove: (view) => {
        setClosest(view.zoom >= maxZoomOf(props.settings));
        showView(root.current, view);
      },
      onAnchor: (x, y) => {
        anchor.current = { x, y };
        placeCard(card.current, anchor.current);
      },
    });
  });
  const onSeen = useEffectEvent((seen: SeenMap) => {
    ownView.current = keyOf(seen);
    props.onSeen?.(seen);
  });
  const onMarker = useEffectEvent((id: string) => onActivate?.(id === activeId ? undefined : id));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    const stopWaiting = whenNearScreen(element, async () => {
      try {
        const opened = await open(element);
        if (isGone) return opened.remove();
        controller.current = opened;
        setCredits(opened.attribution);
        setState('ready');
      } catch {
        if (!isGone) setState('unavailable');
      }
    });
    return () => {
      isGone = true;
      stopWaiting();
      controller.current?.remove();
      controller.current = undefined;
    };
  }, [canvas]);

  const isReady = state === 'ready';

  useLayoutEffect(() => {
    if (isReady) controller.current?.setMarkers(markers);
  }, [isReady, markers]);

  useLayoutEffect(() => {
    if (isReady) controller.current?.setPosition(position);
  }, [isReady, position]);

  const fitMarkers = useEffectEvent((ids: readonly string[], maxZoom: number) => {
    // The map is on its way to that one, from where the visitor is.
    if (activeId !== undefined && followsActive) return;
    const wanted = new Set(ids);
    const points = markers.filter(({ id }) => wanted.has(id)).map(({ coordinates }) => coordinates);
    // Where the visitor is belongs in the picture of what is near.
    controller.current?.fit(
      position ? [...points, position] : points,
      Math.min(maxZoom, closestViewOf(props.settings)),
    );
  });
  useLayoutEffect(() => {
    if (isReady && fit) fitMarkers(fit.ids, fit.maxZoom);
  }, [isReady, fit]);

  // Where the visitor has just moved it themselves it is already.
  const viewKey = props.view && keyOf(props.view);
  const goToView = useEffectEvent(() => {
    if (!props.view || viewKey === ownView.current) return;
    controller.current?.goTo(props.view);
  });
  useLayoutEffect(() => {
    if (isReady && viewKey !== undefined) goToView();
    if (viewKey === undefined) ownView.current = undefined;
  }, [isReady, viewKey]);

  const goToActive = useEffectEvent(async (id: string) => {
    const isDocked = (root.current?.clientWidth ?? 0) < DOCKED_BELOW_PX;
    const padding = !hasPreview ? {} : isDocked ? { bottom: CARD_PX } : { top: CARD_PX };
    const arrived = await controller.current?.goToActive(
      Math.min(activeZoom, closestViewOf(props.settings)),
      padding,
    );
    if (arrived) setArrivedId(id);
  });
  useEffect(() => {
    if (!isReady) return;
    setArrivedId(undefined);
    controller.current?.setActive(activeId);
    if (activeId !== undefined && followsActive) void goToActive(activeId);
  }, [isReady, activeId, followsActive]);

  const hasArrived = activeId !== undefined && arrivedId === activeId;

  // The map does not move when the card comes, and so gives it no place.
  useLayoutEffect(() => placeCard(card.current, anchor.current));

  // Whoever came by keyboard goes on in the card; whoever clicked stays where the pointer is.
  useEffect(() => {
    if (hasArrived && byKeyboard.current) card.current?.focus({ preventScroll: true });
  }, [hasArrived, card]);

  const close = useCallback(() => {
    if (activeId !== undefined && card.current?.contains(document.activeElement))
      controller.current?.focusMarker(activeId);
    onActivate?.(undefined);
  }, [activeId, onActivate, card]);

  return { state, hasArrived, isClosest, credits, controller: () => controller.current, close };
}

function keyOf({ center: { latitude, longitude }, zoom }: MapView): string {
  return `${latitude} ${longitude} ${zoom}`;
}

/** As close as streets, where nobody says less. */
const STREETS_ZOOM = 17;

function maxZoomOf({ maxZoom = STREETS_ZOOM }: Pick<MapViewProps['settings'], 'maxZoom'>): number {
  return maxZoom;
}

export function closestViewOf({ maxZoom, closestView }: MapViewProps['settings']): number {
  return closestView ?? maxZoomOf({ maxZoom });
}

function showView(root: HTMLElement | null, { center, zoom }: MapView) {
  if (!root) return;
  root.dataset['zoom'] = String(Number(zoom.toFixed(2)));
  root.dataset['center'] = `${center.latitude.toFixed(5)},${center.longitude.toFixed(5)}`;
}

/** Where the active marker is, in px of the map. */
type Anchor = { x: number; y: number };

function placeCard(card: HTMLElement | null, anchor: Anchor | undefined) {
  if (!card || !anchor) return;
  card.style.setProperty('--x', `${anchor.x.toFixed(1)}px`);
  card.style.setProperty('--y', `${anchor.y.toFixed(1)}px`);
}
