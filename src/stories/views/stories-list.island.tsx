import type { MouseEvent } from 'react';
import { defineIsland } from '../../ui/island.tsx';
import type { StoriesListProps } from '../list-props.ts';
import { StoriesResults } from './stories-results.tsx';
import { FailedStories, NoStories, PendingStories } from './stories-states.tsx';
import { TagBar } from './tag-bar.tsx';
import { useStoriesList } from './use-stories-list.ts';

/** The server renders the same, with links that work without script. */
function StoriesList(props: StoriesListProps) {
  const { texts, address } = props;
  const list = useStoriesList(props);
  const { selectedTags: chosen, loadedTags: shownFor, cards, pending: asked, failed } = list.state;
  const choose = (next: readonly string[], event: MouseEvent) => onPlainClick(event, () => list.choose(next));
  return (
    <div ref={list.containerRef}>
      <TagBar
        label={texts.storiesTopics}
        allLabel={texts.storiesShowAll}
        all={props.totalCount}
        chips={props.chips}
        chosen={chosen}
        address={address}
        onChoose={choose}
      />
      <div className="mt-8 lg:mt-10" aria-busy={asked ? true : undefined}>
        {list.slow ? (
          <PendingStories label={texts.storiesLoading} layout={props.layout} />
        ) : failed?.mode === 'replace' ? (
          <FailedStories texts={texts} onAgain={list.again} />
        ) : cards.length === 0 ? (
          <NoStories texts={texts} filtered={shownFor.length > 0} address={address} onAll={choose} />
        ) : (
          <StoriesResults
            {...props}
            state={list.state}
            onMore={(event) => onPlainClick(event, list.more)}
            onAgain={list.again}
          />
        )}
      </div>
    </div>
  );
}

/** With a modifier key the browser opens a new tab instead. */
function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}

export const island = defineIsland('stories-list', StoriesList, 'load');
