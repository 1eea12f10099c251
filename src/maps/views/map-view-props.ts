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

export type MapViewProps = {
  settings: MapSettings;
  texts: MapTexts;
  markers: readonly MapMarker[];
  /** Where it begins, unless `fit` says otherwise. */
  initial: MapView;
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
