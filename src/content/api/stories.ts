import { createGraphQLError } from 'graphql-yoga';
import { InvalidCursorError, paginateStories } from '../../features/stories/paginate-stories.ts';
import type { Story } from '../../features/stories/story.ts';
import { toStoryResult } from '../../features/stories/story-result.ts';
import { normalizeTagId } from '../../features/stories/tag-ids.ts';
import { fallbackWidth } from '../../shared/platform/picture.ts';
import { localizedPath } from '../../shared/sites/site.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import { type ContentScope, type QueryContext, resolveScope, tagTree } from './query-context.ts';
import { templateId } from './templates.ts';

const MAX_STORIES_PER_PAGE = 100;

type ScopeArgs = { language: string; site?: string | null };
type StoriesArgs = ScopeArgs & {
  datasource: string;
  first: number;
  after?: string | null;
  parentId?: string | null;
  tags?: readonly string[] | null;
  template?: string | null;
  orderBy: 'DATE_DESC' | 'DATE_ASC';
};

/** Stories below an index, a page of them at a time (STORY-29). */
export function storiesListPage(context: QueryContext, search: StoriesArgs) {
  const scope = resolveScope(context, search);
  if (!scope) return null;
  if (search.first < 1 || search.first > MAX_STORIES_PER_PAGE)
    throw queryError('BAD_LIMIT', `Ask for 1 to ${MAX_STORIES_PER_PAGE} stories at a time.`);
  const { stories } = storiesAt(context, scope);
  try {
    const page = paginateStories(belowParent(stories, scope, search), {
      first: search.first,
      after: search.after || undefined,
      tags: search.tags?.map(normalizeTagId),
      under: search.datasource,
      order: search.orderBy === 'DATE_ASC' ? 'oldest first' : 'newest first',
    });
    const { total, before, hasNext, endCursor } = page;
    const results = page.stories.map((story) => toResult(context, scope, story));
    return { total, before, pageInfo: { hasNext, endCursor }, stories: results };
  } catch (problem) {
    throw problem instanceof InvalidCursorError ? queryError('BAD_CURSOR', problem.message) : problem;
  }
}

export function storiesIndexAt(context: QueryContext, args: ScopeArgs & { datasource: string }) {
  const scope = resolveScope(context, args);
  if (!scope) return null;
  const index = storiesAt(context, scope).indices.find(({ path }) => path === args.datasource);
  return index ? { ...index, url: urlOf(scope, index.path) } : null;
}

export function storyAt(context: QueryContext, args: ScopeArgs & { path: string }) {
  const scope = resolveScope(context, args);
  const story = scope && storiesAt(context, scope).stories.find(({ path }) => path === args.path);
  return story ? toResult(context, scope, story) : null;
}

function storiesAt(context: QueryContext, scope: ContentScope) {
  tagTree(context, scope);
  return context.stories.of(scope.siteContent.site.name, scope.language);
}

/** The parent and the template narrow what the datasource offers; unknown ids leave nothing. */
function belowParent(stories: readonly Story[], scope: ContentScope, { parentId, template }: StoriesArgs) {
  if (template && template !== templateId('story')) return [];
  if (!parentId) return stories;
  const parent = scope.content.tree.pages.find(({ id }) => id === parentId);
  return parent ? paginateStories(stories, { first: stories.length, under: parent.path }).stories : [];
}

function toResult(context: QueryContext, scope: ContentScope, story: Story) {
  return {
    ...toStoryResult(story, scope.language),
    url: urlOf(scope, story.path),
    image: toImageResult(context, scope, story),
    template: { id: templateId('story') },
  };
}

function toImageResult({ content, tag }: QueryContext, { language }: ContentScope, { image }: Story) {
  if (!image) return null;
  tag(cacheTags.media(image.media));
  const picture = content.picture(image, language);
  if (!picture) return null;
  const { src: file, alt, width, height, focal, placeholder, vector } = picture;
  const src = `${file}/${vector ? 'original.svg' : `${fallbackWidth(width)}.webp`}`;
  return { src, alt, width, height, file, focal, placeholder, vector };
}

function urlOf({ siteContent, language }: ContentScope, path: string) {
  return { path: localizedPath(siteContent.site, language, path) };
}

function queryError(code: string, message: string): Error {
  return createGraphQLError(message, { extensions: { code } });
}
