import { useEffect, useRef } from 'react';
import { formatMessage } from '../../sites/format-message.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { onPlainClick } from '../../ui/on-plain-click.ts';
import { distanceText, MIN_RESULTS } from '../distance.ts';
import type { LocatorProps } from '../locator-props.ts';
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
  if (total === 0)
    return (
      <div className="locator__list" role="status">
        <p className="locator__none">{texts.noDealersText}</p>
      </div>
    );
  return (
    <div ref={list} className="locator__list">
      <div className="locator__count" role="status">
        <b>{countText(props, locator)}</b>
        <span>{formatMessage(texts.currentlyShowingText, { shown, total }, language)}</span>
      </div>
      <NothingWithin {...props} locator={locator} />
      <ol className="locator__cards">
        {cards.map((location) => (
          <LocationCard
            key={location.id}
            {...props}
            location={location}
            selected={location.id === selected?.id}
            onSelect={locator.select}
            onShowOnMap={() => locator.show('map')}
          />
        ))}
      </ol>
      {locator.loading.state === 'failed' && (
        <div role="alert" className="locator__load-failed">
          <p>{texts.locatorLoadFailed}</p>
          <Button kind="secondary" size="small" onClick={locator.retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      <ShowMore {...props} locator={locator} list={list} />
    </div>
  );
}

function countText({ texts, language, pageType }: LocatorProps, { total, near }: LocatorController): string {
  const text = pageType === 'ChargingPoint' ? texts.locatorChargerCount : texts.locatorDealerCount;
  const count = formatMessage(text, { count: total }, language);
  return near ? formatMessage(texts.locatorNear, { count, place: near.label }, language) : count;
}

/** Says why the nearest ones are further away than a search reaches (LOC-26). */
function NothingWithin({ texts, language, settings, locator: { near, results } }: Props) {
  const furthest = results.at(-1)?.distance;
  if (!near || !furthest || results.length > MIN_RESULTS || furthest.value <= settings.threshold) return null;
  const distance = distanceText({ value: settings.threshold, unit: settings.distanceUnit }, language);
  return (
    <p className="locator__note">
      {formatMessage(texts.locatorNothingWithin, { distance, place: near.label }, language)}
    </p>
  );
}

/** A link for visitors without script; with it, five more cards, the first of them focused (LOC-09). */
function ShowMore({
  texts,
  address,
  search,
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
  const query = new URLSearchParams({
    ...(search.state === 'found' && { q: search.term }),
    show: String(shown + SHOWN_STEP),
  });
  return (
    <ButtonLink
      kind="secondary"
      wide
      rel="next nofollow"
      href={`${address}?${query}`}
      className="locator__more"
      onClick={(event) => {
        // While the rest has not come the server gives the next cards.
        if (locator.loading.state !== 'all') return;
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
