import { useMemo } from 'react';
import type { MapSettings } from '../../../../shared/maps/map-settings.ts';
import { type MapTextProps, toMapTexts } from '../../../../shared/maps/map-texts.ts';
import { MapView } from '../../../../shared/maps/views/map-view.tsx';
import type { Coordinates } from '../../../../shared/platform/coordinates.ts';
import { defineIsland } from '../../../../shared/ui/island.tsx';

export type DealerMapProps = {
  id: string;
  name: string;
  coordinates: Coordinates | undefined;
  settings: MapSettings;
  texts: MapTextProps;
};

const DEALER_ZOOM = 12;
/** Where the map is when nobody knows where the dealership is (DSD-06). */
const STOCKHOLM: Coordinates = { latitude: 59.3293, longitude: 18.0686 };

/** A small map with the dealership's marker (DSD-05); the page scrolls over it. */
function DealerMap({ id, name, coordinates, settings, texts }: DealerMapProps) {
  const markers = useMemo(
    () => (coordinates ? [{ id, label: name, coordinates, icon: 'dealership' as const }] : []),
    [id, name, coordinates],
  );
  return (
    <MapView
      settings={settings}
      texts={useMemo(() => toMapTexts(texts), [texts])}
      markers={markers}
      initial={{ center: coordinates ?? STOCKHOLM, zoom: DEALER_ZOOM }}
      interactive={false}
      className="h-60"
    />
  );
}

export const island = defineIsland('dealer-map', DealerMap, 'visible');
