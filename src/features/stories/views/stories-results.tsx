import type { ListQueryState } from '../../../shared/faceted-list/list-query-state.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { ShowMoreBar } from '../../../shared/ui/show-more-bar.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { StoriesListProps } from '../list-props.ts';
import { listUrl, type StoriesQuery, type StoriesSlice } from '../list-state.ts';
import { LeadStory } from './lead-story.tsx';
import { FailedStories } from './stories-states.tsx';
import { StoryCardView } from './story-card.tsx';

type Props = StoriesListProps & {
  state: ListQueryState<StoriesQuery, StoriesSlice>;
  onMore: () => void;
  onRetry: () => void;
};

/** The loaded stories, and the button to load more. */
export function StoriesResults({ state, ...list }: Props) {
  const { layout, level, showDates, texts } = list;
  const { cards, before } = state.data;
  const { selectedTags: shownFor } = state.loadedQuery;
  const [first] = cards;
  const large = list.highlight && shownFor.length === 0 && before === 0 ? first : undefined;
  const others = large ? cards.slice(1) : cards;
  return (
    <>
      {before > 0 && (
        <p className="mb-10">
          <TextLink href={listUrl(list.address, shownFor)}>{texts.storiesFromTheStart}</TextLink>
        </p>
      )}
      {large && <LeadStory story={large} level={level} showDate={showDates} readLabel={texts.storyRead} />}
      {others.length > 0 && (
        <ul
          data-layout={layout}
          className={cx(grids[layout], large && 'mt-10 lg:mt-16', large && ruled[layout])}
        >
          {others.map((story) => (
            <StoryCardView
              key={story.id}
              story={story}
              look={layout === 'Variant 2' ? 'row' : 'large'}
              level={level}
              showDate={showDates}
            />
          ))}
        </ul>
      )}
      {state.failed && <FailedStories texts={texts} onAgain={list.onRetry} />}
      <MoreBar {...list} state={state} />
    </>
  );
}

const grids = {
  'Variant 1': 'grid gap-x-gap gap-y-10 md:grid-cols-2 lg:gap-y-16',
  'Variant 2': 'grid gap-y-8 md:gap-y-10',
};
const ruled = { 'Variant 1': 'border-line border-t pt-10 lg:pt-16', 'Variant 2': '' };

function MoreBar({ state, texts, address, onMore }: Omit<Props, 'onRetry'>) {
  const { cards, before, total, hasNext, endCursor } = state.data;
  const shown = before + cards.length;
  const isBusy = state.pending !== undefined;
  return (
    <ShowMoreBar
      className="mt-12 tabular-nums lg:mt-16"
      shown={shown}
      total={total}
      text={isBusy ? texts.storiesLoading : fillPlaceholders(texts.storiesShown, { shown, total })}
      moreLabel={texts.storiesMore}
      href={hasNext ? listUrl(address, state.query.selectedTags, endCursor) : undefined}
      busy={isBusy}
      onMore={onMore}
    />
  );
}
