import * as LocateFixed from 'lucide-react/icons/locate-fixed';
import { useMemo, useRef, useState } from 'react';
import type { MapMarker } from '../../../shared/maps/map-settings.ts';
import { toMapTexts } from '../../../shared/maps/map-texts.ts';
import { MapView } from '../../../shared/maps/views/map-view.tsx';
import type { SeenMap } from '../../../shared/maps/views/map-view-props.ts';
import { useNearMe } from '../../../shared/maps/views/use-near-me.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { coordinatesOf, type Location } from '../location.ts';
import type { LocatorProps } from '../locator-props.ts';
import { SELECTED_ZOOM } from '../locator-settings.ts';
import { LocationPreview } from './location-preview.tsx';
import type { LocatorController } from './use-locator.ts';

type Props = LocatorProps & { locator: LocatorController };

/** The map with a marker for every location (LOC-03), and the visitor's own position at a press. */
export function LocatorMap({ locator, ...props }: Props) {
  const { settings, texts, mapTexts, placeTexts, map } = props;
  const { marked, selected, near, fit } = locator;
  const [seen, setSeen] = useState<SeenMap>();
  const box = useRef<HTMLDivElement>(null);
  const markers = useMemo(() => marked.map(toMarker), [marked]);
  const drawTexts = useMemo(() => toMapTexts(mapTexts), [mapTexts]);
  const initial = useMemo(() => ({ center: settings.center, zoom: settings.zoom }), [settings]);
  const nearMe = useNearMe((coordinates) =>
    locator.goNear({ label: placeTexts.placeYourPosition, coordinates }),
  );

  function showInList(id: string) {
    locator.show('panel');
    // On phones the card is visible only once the tab has changed.
    requestAnimationFrame(() => {
      const card = box.current
        ?.closest('.locator')
        ?.querySelector<HTMLElement>(`[data-location="${CSS.escape(id)}"]`);
      card?.scrollIntoView({ block: 'nearest' });
      card?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
    });
  }

  return (
    <div ref={box} className="absolute inset-0">
      <MapView
        settings={map}
        texts={drawTexts}
        markers={markers}
        initial={initial}
        fit={fit}
        activeId={selected?.id}
        activeZoom={SELECTED_ZOOM}
        onActivate={(id) => (id === undefined ? locator.close() : locator.select(id))}
        preview={selected && <LocationPreview {...props} location={selected} onShowMore={showInList} />}
        position={near?.coordinates}
        clusters
        view={locator.map}
        onSeen={(moved) => {
          setSeen(moved);
          locator.moved(moved);
        }}
        className="h-full"
      />
      {seen && locator.map && (
        <Button
          kind="secondary"
          size="small"
          className="absolute top-4 left-1/2 z-2 [translate:-50%_0] border-line bg-surface whitespace-nowrap shadow-float"
          onClick={() => {
            locator.searchArea(seen);
            setSeen(undefined);
          }}
        >
          {texts.locatorSearchArea}
        </Button>
      )}
      <button
        type="button"
        onClick={() => void nearMe.locate()}
        aria-busy={nearMe.locating || undefined}
        className={buttonClass({ kind: 'secondary' }, 'locator__near with-script')}
      >
        {nearMe.locating ? <Spinner /> : <IconShape of={LocateFixed} />}
        {texts.nearMeMapText}
      </button>
    </div>
  );
}

function toMarker(location: Location): MapMarker {
  return {
    id: location.id,
    coordinates: coordinatesOf(location),
    label: location.name,
    icon: location.chargerOptions.length > 0 ? 'charger' : 'dealership',
  };
}
