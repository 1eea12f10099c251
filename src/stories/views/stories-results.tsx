import type { MouseEvent } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { StoriesListProps } from '../list-props.ts';
import { type ListState, listUrl } from '../list-state.ts';
import { LeadStory } from './lead-story.tsx';
import { FailedStories } from './stories-states.tsx';
import { StoryCardView } from './story-card.tsx';

type Props = StoriesListProps & {
  state: ListState;
  onMore: (event: MouseEvent) => void;
  onAgain: () => void;
};

/** The loaded stories, and the button to load more. */
export function StoriesResults({ state, ...list }: Props) {
  const { layout, level, showDates, texts } = list;
  const { cards, loadedTags: shownFor, before } = state;
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
      {state.failed && <FailedStories texts={texts} onAgain={list.onAgain} />}
      <MoreBar {...list} state={state} />
    </>
  );
}

const grids = {
  'Variant 1': 'grid gap-x-gap gap-y-10 md:grid-cols-2 lg:gap-y-16',
  'Variant 2': 'grid gap-y-8 md:gap-y-10',
};
const ruled = { 'Variant 1': 'border-line border-t pt-10 lg:pt-16', 'Variant 2': '' };

function MoreBar({ state, texts, address, onMore }: Omit<Props, 'onAgain'>) {
  const { cards, before, total, selectedTags, hasNext, endCursor, pending } = state;
  const shown = before + cards.length;
  return (
    <div className="more-bar mt-12 lg:mt-16">
      <p aria-live="polite" className="tabular-nums">
        {pending ? texts.storiesLoading : fillPlaceholders(texts.storiesShown, { shown, total })}
      </p>
      <ProgressLine value={shown} max={total} label={texts.storiesMore} hidden />
      {hasNext && (
        <ButtonLink
          kind="secondary"
          rel="next"
          href={listUrl(address, selectedTags, endCursor)}
          aria-disabled={pending ? true : undefined}
          icon={pending ? <Spinner /> : undefined}
          onClick={onMore}
        >
          {texts.storiesMore}
        </ButtonLink>
      )}
    </div>
  );
}

function fillPlaceholders(text: string, values: Record<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
