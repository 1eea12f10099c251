import { formatDistance, toDistance } from '../../../../shared/maps/format-distance.ts';
import { distanceKm } from '../../../../shared/platform/coordinates.ts';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { ShowMoreBar } from '../../../../shared/ui/show-more-bar.tsx';
import type { DealershipCardData } from '../../dealership-card.ts';
import { DealershipCard } from '../../views/dealership-card.tsx';
import { MAX_PAGES, type NearPlace } from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import { useDealerListContext } from './list-context.ts';
import { ListMap } from './list-map.tsx';
import { DealersFailed, NoDealers, PendingDealers } from './list-states.tsx';
import type { useDealerList } from './use-dealer-list.ts';
import type { ListMapController } from './use-list-map.ts';

type Props = DealerListProps & {
  dealers: ReturnType<typeof useDealerList>;
  listMap: ListMapController;
};

/** The cards, or what there is to say instead of them. */
export function DealerResults({ dealers, listMap, ...list }: Props) {
  const { pending, slow, failed, data, query } = dealers.state;
  const { near: place } = query;
  const { isOpen: isMapOpen } = listMap;
  const { texts, language } = useDealerListContext();
  const { guessedFor: typed, list: first } = list.initial;
  const guessedFor = place && place.label === first.near?.label ? typed : undefined;
  const grid = cx('grid content-start gap-x-gap gap-y-10', isMapOpen ? columnsBesideMap : columns);
  return (
    <section
      aria-label={texts.dealerListResults}
      aria-busy={pending ? true : undefined}
      className="mt-6 lg:mt-8"
    >
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
          {formatMessage(texts.dealerListNearest, { place: place.label }, language)}
        </p>
      )}
      {slow ? (
        <PendingDealers className={grid} />
      ) : failed?.kind === 'reload' ? (
        <DealersFailed onRetry={dealers.retry} />
      ) : data.cards.length === 0 ? (
        <NoDealers />
      ) : (
        <>
          <div
            className={cx(isMapOpen && 'grid gap-x-gap gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]')}
          >
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
                  missingText={texts.missingImageText}
                  distance={distanceTo(card, place, list)}
                />
              ))}
            </ul>
          </div>
          {failed && <DealersFailed onRetry={dealers.retry} />}
          <MoreBar dealers={dealers} />
        </>
      )}
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

function MoreBar({ dealers }: Pick<Props, 'dealers'>) {
  const { list, texts, language, address } = useDealerListContext();
  const { cards, total } = dealers.state.data;
  const isBusy = dealers.state.pending !== undefined;
  const hasMore = cards.length < total && list.pages < MAX_PAGES;
  const amounts = { shown: formatNumber(cards.length, language), total: formatNumber(total, language) };
  return (
    <ShowMoreBar
      className="mt-12 tabular-nums lg:mt-16"
      shown={cards.length}
      total={total}
      text={formatMessage(texts.dealerListShowing, amounts, language)}
      moreLabel={texts.dealerListMore}
      href={hasMore ? dealerListUrl(address, { ...list, pages: list.pages + 1 }) : undefined}
      busy={isBusy}
      onMore={dealers.more}
    />
  );
}
