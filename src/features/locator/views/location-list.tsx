import { useEffect, useRef } from 'react';
import { formatDistance } from '../../../shared/maps/format-distance.ts';
import { formatMessage } from '../../../shared/sites/format-message.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { onPlainClick } from '../../../shared/ui/on-plain-click.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { MIN_RESULTS } from '../distance.ts';
import { isFiltered } from '../location-filters.ts';
import type { LocatorProps } from '../locator-props.ts';
import { locatorParams } from '../locator-query.ts';
import { SHOWN_STEP } from '../visible-locations.ts';
import { LocationCard } from './location-card.tsx';
import type { LocatorController } from './use-locator.ts';

type Props = LocatorProps & { locator: LocatorController };

/** How many there are, the cards, and the button for more of them. */
export function LocationList({ locator, ...props }: Props) {
  const { texts, language } = props;
  const { cards, shown, total, selected } = locator;
  const list = useRef<HTMLDivElement>(null);
  useScrollToSelected(list, selected?.id);
  const { state } = locator.results;
  if (state === 'failed') return <LoadFailed {...props} locator={locator} text={texts.locatorSearchFailed} />;
  if (state === 'loading')
    return (
      <p
        role="status"
        className="pr-(--panel-end) pb-8 pl-(--panel-start) lg:min-h-0 lg:flex-1 lg:[scrollbar-width:thin] lg:overflow-y-auto flex items-center gap-2.5 text-size-small text-ink-muted"
      >
        <Spinner />
        {texts.locatorLoading}
      </p>
    );
  if (total === 0) return <NothingFound {...props} locator={locator} />;
  return (
    <div
      ref={list}
      className="pr-(--panel-end) pb-8 pl-(--panel-start) lg:min-h-0 lg:flex-1 lg:[scrollbar-width:thin] lg:overflow-y-auto"
    >
      {locator.loading.state === 'failed' && state === 'partial' && (
        <LoadFailed {...props} locator={locator} text={texts.locatorLoadFailed} />
      )}
      <div
        className="locator__count flex flex-wrap justify-between gap-x-4 gap-y-0.5 pt-2 pb-4 text-size-small text-ink-muted tabular-nums"
        role="status"
      >
        <b className="font-medium text-ink">{countText(props, locator)}</b>
        <span>{formatMessage(texts.currentlyShowingText, { shown, total }, language)}</span>
      </div>
      <NothingWithin {...props} locator={locator} />
      <ol className="grid gap-2">
        {cards.map((location) => (
          <LocationCard
            key={location.id}
            {...props}
            location={location}
            now={locator.now}
            selected={location.id === selected?.id}
            onSelect={locator.select}
            onShowOnMap={() => locator.show('map')}
          />
        ))}
      </ol>
      <ShowMore {...props} locator={locator} list={list} />
    </div>
  );
}

/** On top, before anything that might be taken for the whole. */
function LoadFailed({ texts, locator, text }: Props & { text: string }) {
  return (
    <div
      role="alert"
      className="locator__load-failed mb-4 flex items-center justify-between gap-4 rounded-xl border border-danger px-4 py-3 text-size-small [&_.button]:flex-none"
    >
      <p>{text}</p>
      <Button kind="secondary" size="small" onClick={locator.retry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

/** Says what there is nothing of, and leads back to something. */
function NothingFound({ texts, address, locator }: Props) {
  const { area, filters } = locator;
  const [text, label, back] = isFiltered(filters)
    ? [texts.locatorNoMatch, texts.locatorClearFilters, locator.clearFilters]
    : area
      ? [texts.locatorNothingInArea, texts.locatorShowAll, locator.clear]
      : [texts.noDealersText];
  return (
    <div
      className="pr-(--panel-end) pb-8 pl-(--panel-start) lg:min-h-0 lg:flex-1 lg:[scrollbar-width:thin] lg:overflow-y-auto"
      role="status"
    >
      <div className="locator__none rounded-xl border border-dashed border-line-strong p-6 text-ink-muted">
        <p>{text}</p>
        {back && (
          <ButtonLink
            kind="secondary"
            size="small"
            href={address}
            onClick={(event) => onPlainClick(event, back)}
          >
            {label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function countText(
  { texts, language, pageType }: LocatorProps,
  { total, near, area }: LocatorController,
): string {
  const text = pageType === 'ChargingPoint' ? texts.locatorChargerCount : texts.locatorDealerCount;
  const count = formatMessage(text, { count: total }, language);
  if (area) return formatMessage(texts.locatorInArea, { count }, language);
  return near ? formatMessage(texts.locatorNear, { count, place: near.label }, language) : count;
}

/** Says why the nearest ones are further away than a search reaches (LOC-26). */
function NothingWithin({ texts, language, settings, locator: { near, results } }: Props) {
  const furthest = results.listed.at(-1)?.distance;
  if (!near || !furthest || results.total > MIN_RESULTS || furthest.value <= settings.threshold) return null;
  const distance = formatDistance({ value: settings.threshold, unit: settings.distanceUnit }, language);
  return (
    <p className="locator__note mb-4 rounded-xl bg-accent-tint px-4 py-3 text-size-small">
      {formatMessage(texts.locatorNothingWithin, { distance, place: near.label }, language)}
    </p>
  );
}

/** A link for visitors without script; with it, five more cards, the first of them focused (LOC-09). */
function ShowMore({
  texts,
  address,
  query: rendered,
  locator,
  list,
}: Props & { list: React.RefObject<HTMLDivElement | null> }) {
  const firstNew = useRef<number>(undefined);
  const { shown, cards } = locator;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new cards are what it waits for
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const added = list.current?.querySelectorAll('summary')[firstNew.current];
    added?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown, list]);
  if (!locator.hasMore) return null;
  const query = new URLSearchParams(locatorParams(rendered).map(([key, value]) => [key, value]));
  query.set('show', String(shown + SHOWN_STEP));
  return (
    <ButtonLink
      kind="secondary"
      wide
      rel="next nofollow"
      href={`${address}?${query}`}
      className="locator__more mt-4"
      onClick={(event) => {
        // While the rest has not come the server gives the next cards.
        if (locator.results.state === 'partial') return;
        onPlainClick(event, () => {
          firstNew.current = cards.length;
          locator.more();
        });
      }}
    >
      {texts.showMoreLabel}
    </ButtonLink>
  );
}

/** A card that was chosen on the map may be outside the visible part of the list (LOC-37). */
function useScrollToSelected(list: React.RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-location="${CSS.escape(id)}"]`);
    const box = list.current;
    // Only the panel scrolls, never the page; on phones the list is not a box of its own.
    if (!card || !box || box.scrollHeight <= box.clientHeight) return;
    const [cardBox, listBox] = [card.getBoundingClientRect(), box.getBoundingClientRect()];
    if (cardBox.top < listBox.top) box.scrollBy({ top: cardBox.top - listBox.top - 8 });
    else if (cardBox.bottom > listBox.bottom)
      box.scrollBy({ top: Math.min(cardBox.bottom - listBox.bottom + 8, cardBox.top - listBox.top - 8) });
  }, [id, list]);
}
