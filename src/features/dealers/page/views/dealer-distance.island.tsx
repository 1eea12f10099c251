import { formatDistance, toDistance } from '../../../../shared/maps/format-distance.ts';
import { type Coordinates, distanceKm } from '../../../../shared/platform/coordinates.ts';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { Site } from '../../../../shared/sites/site.ts';
import { defineIsland } from '../../../../shared/ui/island.tsx';
import { useChosenPlace } from '../../views/use-chosen-place.ts';

export type DealerDistanceProps = {
  coordinates: Coordinates;
  country: Site['country'];
  language: Language;
  /** '{distance} from {place}' */
  text: string;
};

/** How far it is from the place the visitor chose in a list or on a map; nothing before. */
function DealerDistance({ coordinates, country, language, text }: DealerDistanceProps) {
  const chosen = useChosenPlace();
  if (!chosen) return null;
  const distance = formatDistance(toDistance(distanceKm(chosen.coordinates, coordinates), country), language);
  return (
    <p data-distance className="mt-2 text-small">
      {formatMessage(text, { distance, place: chosen.label }, language)}
    </p>
  );
}

export const island = defineIsland('dealer-distance', DealerDistance, 'idle');
