import { useRef } from 'react';
import type { ListRequest } from '../../../shared/faceted-list/list-query-state.ts';
import { useFocusFirstNew } from '../../../shared/faceted-list/views/use-focus-first-new.ts';
import { useListQuery } from '../../../shared/faceted-list/views/use-list-query.ts';
import { fetchStories } from '../fetch-stories.ts';
import type { StoriesListProps } from '../list-props.ts';
import { appendSlice, listUrl, type StoriesQuery, type StoriesSlice } from '../list-state.ts';
import { STORIES_PAGE_SIZE } from '../page-size.ts';

/** The state of the list in the browser, and the actions of the visitor. */
export function useStoriesList(props: StoriesListProps) {
  const { selectedTags, after, ...slice } = props.initial;
  const list = useListQuery<StoriesQuery, StoriesSlice>({
    initial: { query: { selectedTags, after }, data: slice },
    load: (request, shown, signal) => loadStories(props, request, shown, signal),
    historyKey: 'storiesList',
    urlOf: (query) => listUrl(location.pathname, query.selectedTags, query.after, location.search),
  });
  const containerRef = useRef<HTMLDivElement>(null);
  useFocusFirstNew(containerRef, '[data-story]', list.state);
  return {
    state: list.state,
    containerRef,
    choose: (tags: readonly string[]) => list.change({ selectedTags: tags }),
    more: () => list.more(list.state.query),
    retry: list.retry,
  };
}

async function loadStories(
  props: StoriesListProps,
  { kind, query }: ListRequest<StoriesQuery>,
  shown: StoriesSlice,
  signal: AbortSignal,
) {
  const cursor = kind === 'more' ? shown.endCursor : query.after;
  const slice = await fetchStories(toRequest(props, query.selectedTags, cursor), props.tags, signal);
  return (now: StoriesSlice) => (kind === 'more' ? appendSlice(now, slice) : slice);
}

/** A highlighted story comes on top of a page of four. */
function toRequest(props: StoriesListProps, chosen: readonly string[], cursor: string | undefined) {
  const { datasource, language, chips } = props;
  const highlighted = props.highlight && chosen.length === 0 && cursor === undefined;
  return {
    datasource,
    language,
    limit: STORIES_PAGE_SIZE + (highlighted ? 1 : 0),
    cursor,
    tags: chips.filter(({ key }) => chosen.includes(key)).map(({ id }) => id),
  };
}
