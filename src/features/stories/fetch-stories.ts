import type { StoriesSlice } from './list-state.ts';
import query from './queries/stories-search.graphql?raw';
import type { StoryTag } from './story.ts';
import type { StoryCard } from './story-card.ts';
import { tagNames } from './story-card.ts';
import { parseTagIds } from './tag-ids.ts';

export type StoriesRequest = {
  datasource: string;
  language: string;
  limit: number;
  cursor?: string | undefined;
  /** Ids; a story needs one of them. */
  tags: readonly string[];
};

/** Fetches a page of stories from the content API, in the browser. */
export async function fetchStories(
  request: StoriesRequest,
  known: readonly StoryTag[],
  signal: AbortSignal,
): Promise<StoriesSlice> {
  const response = await fetch('/content-api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: request }),
    signal,
  });
  const body = (await response.json()) as StoriesResponse;
  const page = body.data?.storieslistpage;
  if (!page) throw new Error(body.errors?.[0]?.message ?? `content API responded ${response.status}`);
  return {
    cards: page.stories.map((story) => toCard(story, known)),
    total: page.total,
    before: page.before,
    hasNext: page.pageInfo.hasNext,
    endCursor: page.pageInfo.endCursor ?? undefined,
  };
}

type StoriesResponse = {
  data?: { storieslistpage?: ResponsePage | null } | null;
  errors?: readonly { message: string }[];
};

type ResponsePage = {
  total: number;
  before: number;
  pageInfo: { hasNext: boolean; endCursor: string | null };
  stories: readonly ResponseStory[];
};

type ResponseStory = {
  id: string;
  url: { path: string };
  title: string;
  premble: string;
  date: { value: string; formattedDateValue: string } | null;
  image: ResponseImage | null;
  tags: string;
};

type ResponseImage = {
  file: string;
  alt: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  placeholder: string | null;
  vector: boolean;
};

function toCard({ id, url, title, premble, date, image, tags }: ResponseStory, known: readonly StoryTag[]) {
  const card: StoryCard = {
    id,
    href: url.path,
    title,
    preamble: premble,
    date: date ? { value: date.value, shown: date.formattedDateValue } : undefined,
    picture: image
      ? { ...image, id: image.file, src: image.file, placeholder: image.placeholder ?? undefined }
      : undefined,
    tags: tagNames(parseTagIds(tags), known),
  };
  return card;
}
