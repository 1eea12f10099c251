import * as Navigation from 'lucide-react/icons/navigation';
import { useSyncExternalStore } from 'react';
import { readChosenPlace, subscribe } from '../../../../shared/maps/chosen-place.ts';
import type { MapSettings } from '../../../../shared/maps/map-settings.ts';
import { type MapTextProps, toMapTexts } from '../../../../shared/maps/map-texts.ts';
import { MapView } from '../../../../shared/maps/views/map-view.tsx';
import { type Coordinates, distanceKm } from '../../../../shared/platform/coordinates.ts';
import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { Site } from '../../../../shared/sites/site.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatDistanceAway, formatRoughDistance } from '../../card/format-rough-distance.ts';

export const locationTextKeys = [
  'distanceAway',
  'distanceKm',
  'distanceMiles',
  'detailDistance',
  'placeYourPosition',
] as const satisfies readonly TextKey[];

export type LocationMapProps = {
  dealership: { id: string; name: string; coordinates: Coordinates };
  settings: MapSettings;
  mapTexts: MapTextProps;
  country: Site['country'];
  language: Language;
  texts: Readonly<Record<(typeof locationTextKeys)[number], string>>;
};

/** The town and its roads; closer, the embedded map has little more to show. */
const ZOOM = 9;

/** Where the car stands, and how far that is from the place the visitor chose in a list or a map. */
export function LocationMap({ dealership, settings, mapTexts, ...props }: LocationMapProps) {
  const { id, name, coordinates } = dealership;
  const place = useSyncExternalStore(subscribe, readChosenPlace, () => undefined);
  return (
    <div className="location-map">
      <MapView
        settings={settings}
        texts={toMapTexts(mapTexts)}
        markers={[{ id, coordinates, label: name, icon: 'dealership' }]}
        initial={{ center: coordinates, zoom: ZOOM }}
        interactive={false}
        className="aspect-[2/1] min-h-52 w-full"
      />
      {place && (
        <p className="location-map__distance absolute top-3 left-3 flex items-center gap-2 rounded-[999px] border border-line bg-surface py-1.5 pr-3.5 pl-2.5 text-size-small tabular-nums">
          <IconShape of={Navigation} size="small" />
          {distanceText(distanceKm(place.coordinates, coordinates), place.label, props)}
        </p>
      )}
    </div>
  );
}

type TextOptions = Pick<LocationMapProps, 'country' | 'language' | 'texts'>;

/** '12 km from Gothenburg', '12 km away' from where the visitor is. */
function distanceText(km: number, place: string, { country, language, texts: textMap }: TextOptions): string {
  const messages: Readonly<Record<string, string>> = textMap;
  const texts: Texts = (key, values = {}) => formatMessage(messages[key] ?? '', values, language);
  const options = { country, language, texts };
  if (place === textMap.placeYourPosition) return formatDistanceAway(km, options);
  return texts('detailDistance', { distance: formatRoughDistance(km, options), place });
}
