import { fillPlaceholders } from '../sites/fill-placeholders.ts';
import type { Texts } from '../sites/texts.ts';
import type { MapTexts } from './views/map-view-props.ts';

/** The texts of a map as an island's props carry them: a function cannot be sent as JSON. */
export type MapTextProps = Omit<MapTexts, 'cluster'> & { cluster: string };

export function mapTextProps(texts: Texts, label = texts('mapLabel')): MapTextProps {
  return {
    label,
    zoomIn: texts('mapZoomIn'),
    zoomOut: texts('mapZoomOut'),
    unavailable: texts('mapUnavailable'),
    cluster: texts('mapCluster'),
    close: texts('mapClose'),
  };
}

export function toMapTexts(props: MapTextProps): MapTexts {
  return { ...props, cluster: (count) => fillPlaceholders(props.cluster, { count }) };
}
