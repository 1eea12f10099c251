import { useMemo } from 'react';
import { toMapTexts } from '../../../../shared/maps/map-texts.ts';
import { MapView } from '../../../../shared/maps/views/map-view.tsx';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import type { DealershipCardData } from '../../dealership-card.ts';
import { OpenNow } from '../../views/open-now.tsx';
import type { NearPlace } from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { useDealerListTools } from './dealer-list-tools.ts';
import type { ListMapController } from './use-list-map.ts';

interface Props {
  map: DealerListProps['map'];
  cards: readonly DealershipCardData[];
  place: NearPlace | undefined;
  controller: ListMapController;
}

/** No closer than a town and its roads, when there is one marker only. */
const MAX_FIT_ZOOM = 13;

/** The dealerships of the list, each as a marker that opens a small card. */
export function ListMap({ map, cards, place, controller }: Props) {
  const { activeId, moved, choose, move } = controller;
  const markers = useMemo(
    () =>
      cards.flatMap(({ id, name, coordinates }) =>
        coordinates ? [{ id, label: name, coordinates, icon: 'dealership' as const }] : [],
      ),
    [cards],
  );
  const isMoved = moved !== undefined;
  const fit = useMemo(
    () => (isMoved ? undefined : { ids: markers.map(({ id }) => id), maxZoom: MAX_FIT_ZOOM }),
    [markers, isMoved],
  );
  const texts = useMemo(() => toMapTexts(map.texts), [map.texts]);
  const active = cards.find(({ id }) => id === activeId);
  const [first] = markers;
  if (!first) return null;
  return (
    <MapView
      settings={map.settings}
      texts={texts}
      markers={markers}
      initial={{ center: first.coordinates, zoom: 5 }}
      fit={fit}
      activeId={active?.id}
      onActivate={choose}
      view={moved}
      onSeen={({ center, zoom }) => move({ center, zoom })}
      position={place?.coordinates}
      clusters
      preview={active && <Preview card={active} />}
      className="h-[24rem] rounded-card lg:h-full"
    />
  );
}

function Preview({ card }: { card: DealershipCardData }) {
  const { texts } = useDealerListTools();
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-subtitle">{card.name}</p>
      <p className="text-ink-muted text-small">
        {card.street}, {card.town}
      </p>
      {card.opening && (
        <p className="text-small">
          <OpenNow opening={card.opening} />
        </p>
      )}
      <ButtonLink href={card.href} size="small" className="mt-2">
        {texts('dealerVisit')}
      </ButtonLink>
    </div>
  );
}
