import type { ReactNode } from 'react';
import type { Coordinates } from '../../platform/coordinates.ts';
import type { MapMarker, MapSettings } from '../map-settings.ts';

export type MapTexts = {
  /** Names the map for screen readers. */
  label: string;
  zoomIn: string;
  zoomOut: string;
  /** Instead of the map, when it cannot be drawn. */
  unavailable: string;
  /** '{count} places', the name of a cluster. */
  cluster: (count: number) => string;
  close: string;
};

export type MapView = { center: Coordinates; zoom: number };

/** What a visitor sees after moving the map. */
export type SeenMap = MapView & { area: { west: number; south: number; east: number; north: number } };

export type MapViewProps = {
  settings: MapSettings;
  texts: MapTexts;
  markers: readonly MapMarker[];
  /** Where it begins, unless `fit` says otherwise. */
  initial: MapView;
  /** Where somebody moved it before; a new object goes there, and `fit` waits. */
  view?: MapView | undefined;
  /** After the visitor moved or zoomed it. */
  onSeen?: ((seen: SeenMap) => void) | undefined;
  /** Shows all of these markers, at most this close (LOC-22). A new object fits anew. */
  fit?: { ids: readonly string[]; maxZoom: number } | undefined;
  /** At most one marker is active: it is drawn larger, and the map zooms to `activeZoom`, pans to it, and then shows `preview`. */
  activeId?: string | undefined;
  activeZoom?: number | undefined;
  /** Off: the active marker is only marked, and the map stays where it is. */
  followsActive?: boolean | undefined;
  /** Without it markers are pictures, not buttons. */
  onActivate?: ((id: string | undefined) => void) | undefined;
  /** The card beside the active marker; docked to the bottom on phones. */
  preview?: ReactNode;
  /** Where the visitor is, or the place they named. */
  position?: Coordinates | undefined;
  /** Neighbouring markers are drawn as one with their number. */
  clusters?: boolean | undefined;
  /** Off: the page scrolls over it, as on a dealer page's small map. */
  interactive?: boolean | undefined;
  className?: string | undefined;
};
