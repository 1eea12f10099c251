import { useMemo, useState } from 'react';
import type { MapMarker, MapSettings } from '../../../../src/shared/maps/map-settings.ts';
import { type MapTextProps, toMapTexts } from '../../../../src/shared/maps/map-texts.ts';
import { MapView } from '../../../../src/shared/maps/views/map-view.tsx';
import type { MapView as InitialView } from '../../../../src/shared/maps/views/map-view-props.ts';

export type MapGalleryProps = {
  settings: MapSettings;
  texts: MapTextProps;
  markers: readonly MapMarker[];
  initial: InitialView;
};

/** The map by itself, with a card, a position and clusters, as the locator has them. */
export function MapGallery({ settings, texts, markers, initial }: MapGalleryProps) {
  const [activeId, setActiveId] = useState<string>();
  const mapTexts = useMemo(() => toMapTexts(texts), [texts]);
  const active = markers.find(({ id }) => id === activeId);
  return (
    <MapView
      className="h-dvh"
      settings={settings}
      texts={mapTexts}
      markers={markers}
      initial={initial}
      activeId={activeId}
      onActivate={setActiveId}
      preview={active && <PreviewCard marker={active} />}
      position={initial.center}
      clusters
    />
  );
}

function PreviewCard({ marker }: { marker: MapMarker }) {
  return (
    <>
      <h2 className="pr-8 font-medium text-subtitle">{marker.label}</h2>
      <p className="text-ink-muted text-small">Rapsgatan 25, 754 50 Uppsala</p>
    </>
  );
}
