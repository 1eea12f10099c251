import { Results } from '../../../../shared/faceted-list/views/results.tsx';
import { formatDistance, toDistance } from '../../../../shared/maps/format-distance.ts';
import { distanceKm } from '../../../../shared/platform/coordinates.ts';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import type { DealershipCardData } from '../../dealership-card.ts';
import { DealershipCard } from '../../views/dealership-card.tsx';
import type { NearPlace } from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { useDealerListTools } from './dealer-list-tools.ts';
import { ListMap } from './list-map.tsx';
import { NoDealers, PendingDealers } from './list-states.tsx';
import type { useDealerList } from './use-dealer-list.ts';
import type { ListMapController } from './use-list-map.ts';

type Props = DealerListProps & {
  dealers: ReturnType<typeof useDealerList>;
  listMap: ListMapController;
};

/** The cards, or what there is to say instead of them. */
export function DealerResults({ dealers, listMap, ...list }: Props) {
  const { data, query } = dealers.state;
  const { near: place } = query;
  const { isOpen: isMapOpen } = listMap;
  const { texts, language } = useDealerListTools();
  const { guessedFor: typed, list: first } = list.initial;
  const guessedFor = place && place.label === first.near?.label ? typed : undefined;
  const grid = cx('grid content-start gap-x-gap gap-y-10', isMapOpen ? columnsBesideMap : columns);
  return (
    <section aria-label={texts('dealerListResults')} className="mt-6 lg:mt-8">
      {place && (
        <p role="status" className="mb-5 text-ink-muted text-small">
          {guessedFor !== undefined && (
            <>
              {formatMessage(
                list.placeTexts.placeGuessed,
                { text: guessedFor, place: place.label },
                language,
              )}{' '}
            </>
          )}
          {texts('dealerListNearest', { place: place.label })}
        </p>
      )}
      <Results
        items={dealers}
        failed={{ title: texts('dealerListError'), boxed: true }}
        skeleton={<PendingDealers className={grid} />}
        empty={<NoDealers />}
        more={{
          className: 'mt-12 tabular-nums lg:mt-16',
          label: texts('dealerListMore'),
          sentence: (amounts) => texts('dealerListShowing', amounts),
        }}
      >
        <div className={cx(isMapOpen && 'grid gap-x-gap gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]')}>
          {isMapOpen && (
            <div className="lg:order-last lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:h-[calc(100dvh-var(--header)-3rem)]">
              <ListMap map={list.map} cards={data.cards} place={place} controller={listMap} />
            </div>
          )}
          <ul data-cards className={grid}>
            {data.cards.map((card) => (
              <DealershipCard
                key={card.id}
                card={card}
                level={list.level}
                missingText={texts('missingImageText')}
                distance={distanceTo(card, place, list)}
              />
            ))}
          </ul>
        </div>
      </Results>
    </section>
  );
}

/** One, two, three or four, by the width of the screen (DSL-01). */
const columns = 'sm:grid-cols-2 min-[56.25rem]:grid-cols-3 min-[75rem]:grid-cols-4';

const columnsBesideMap = 'sm:grid-cols-2';

function distanceTo(
  { coordinates }: DealershipCardData,
  place: NearPlace | undefined,
  { country, language }: Pick<Props, 'country' | 'language'>,
): string | undefined {
  if (!coordinates || !place) return undefined;
  return formatDistance(toDistance(distanceKm(place.coordinates, coordinates), country), language);
}
