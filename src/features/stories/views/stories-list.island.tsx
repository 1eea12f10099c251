import type { MouseEvent } from 'react';
import { defineIsland } from '../../../shared/ui/island.tsx';
import { onPlainClick } from '../../../shared/ui/on-plain-click.ts';
import type { StoriesListProps } from '../list-props.ts';
import { StoriesResults } from './stories-results.tsx';
import { FailedStories, NoStories, PendingStories } from './stories-states.tsx';
import { TagBar } from './tag-bar.tsx';
import { useStoriesList } from './use-stories-list.ts';

/** The server renders the same, with links that work without script. */
function StoriesList(props: StoriesListProps) {
  const { texts, address } = props;
  const list = useStoriesList(props);
  const { query, loadedQuery, data, pending, slow, failed } = list.state;
  const choose = (next: readonly string[], event: MouseEvent) => onPlainClick(event, () => list.choose(next));
  return (
    <div ref={list.containerRef}>
      <TagBar
        label={texts.storiesTopics}
        allLabel={texts.storiesShowAll}
        all={props.totalCount}
        chips={props.chips}
        chosen={query.selectedTags}
        address={address}
        onChoose={choose}
      />
      <div className="mt-8 lg:mt-10" aria-busy={pending ? true : undefined}>
        {slow ? (
          <PendingStories label={texts.storiesLoading} layout={props.layout} />
        ) : failed?.kind === 'reload' ? (
          <FailedStories texts={texts} onAgain={list.retry} />
        ) : data.cards.length === 0 ? (
          <NoStories
            texts={texts}
            filtered={loadedQuery.selectedTags.length > 0}
            address={address}
            onAll={choose}
          />
        ) : (
          <StoriesResults {...props} state={list.state} onMore={list.more} onRetry={list.retry} />
        )}
      </div>
    </div>
  );
}

export const island = defineIsland('stories-list', StoriesList, 'load');
