import { createGraphQLError } from 'graphql-yoga';
import { plainWidth } from '../platform/picture.ts';
import { tags } from '../publishing/tags.ts';
import { addressOf } from '../sites/site.ts';
import { BadCursor, pageOfStories } from '../stories/page-of-stories.ts';
import { cursorAt, positionOf } from '../stories/position.ts';
import type { Story } from '../stories/story.ts';
import { storyDate } from '../stories/story-date.ts';
import { bareId, writtenTags } from '../stories/tag-ids.ts';
import { type Asked, type Place, placeOf, tagTree } from './asked.ts';
import { templateId } from './templates.ts';

const MOST_STORIES_AT_ONCE = 100;

type Where = { language: string; site?: string | null };
type Search = Where & {
  datasource: string;
  first: number;
  after?: string | null;
  parentId?: string | null;
  tags?: readonly string[] | null;
  template?: string | null;
  orderBy: 'DATE_DESC' | 'DATE_ASC';
};

/** Stories below an index, a page of them at a time (STORY-29). */
export function storiesListPage(asked: Asked, search: Search) {
  const place = placeOf(asked, search);
  if (!place) return null;
  if (search.first < 1 || search.first > MOST_STORIES_AT_ONCE)
    throw refusal('BAD_LIMIT', `Ask for 1 to ${MOST_STORIES_AT_ONCE} stories at a time.`);
  const { stories } = storiesAt(asked, place);
  try {
    const page = pageOfStories(belowParent(stories, place, search), {
      first: search.first,
      after: search.after || undefined,
      tags: search.tags?.map(bareId),
      under: search.datasource,
      order: search.orderBy === 'DATE_ASC' ? 'oldest first' : 'newest first',
    });
    const { total, before, hasNext, endCursor } = page;
    const answered = page.stories.map((story) => storyAnswer(asked, place, story));
    return { total, before, pageInfo: { hasNext, endCursor }, stories: answered };
  } catch (problem) {
    throw problem instanceof BadCursor ? refusal('BAD_CURSOR', problem.message) : problem;
  }
}

export function storiesIndexAt(asked: Asked, question: Where & { datasource: string }) {
  const place = placeOf(asked, question);
  if (!place) return null;
  const index = storiesAt(asked, place).indices.find(({ path }) => path === question.datasource);
  return index ? { ...index, url: urlOf(place, index.path) } : null;
}

export function storyAt(asked: Asked, question: Where & { path: string }) {
  const place = placeOf(asked, question);
  const story = place && storiesAt(asked, place).stories.find(({ path }) => path === question.path);
  return story ? storyAnswer(asked, place, story) : null;
}

function storiesAt(asked: Asked, place: Place) {
  tagTree(asked, place);
  return asked.stories.of(place.siteContent.site.name, place.language);
}

/** The parent and the template narrow what the datasource offers; ids that nobody has leave nothing. */
function belowParent(stories: readonly Story[], place: Place, { parentId, template }: Search) {
  if (template && template !== templateId('story')) return [];
  if (!parentId) return stories;
  const parent = place.content.tree.pages.find(({ id }) => id === parentId);
  return parent ? pageOfStories(stories, { first: stories.length, under: parent.path }).stories : [];
}

function storyAnswer(asked: Asked, place: Place, story: Story) {
  return {
    id: story.id,
    name: story.name,
    displayName: story.title,
    url: urlOf(place, story.path),
    title: story.title,
    premble: story.preamble,
    date: storyDate(story.date, place.language),
    image: imageAnswer(asked, place, story),
    tags: writtenTags(story.tags),
    author: story.author,
    template: { id: templateId('story') },
    cursor: cursorAt(positionOf(story)),
  };
}

function imageAnswer({ content, tag }: Asked, { language }: Place, { image }: Story) {
  if (!image) return null;
  tag(tags.media(image.media));
  const picture = content.picture(image, language);
  if (!picture) return null;
  const { src: file, alt, width, height, focal, placeholder, vector } = picture;
  const src = `${file}/${vector ? 'original.svg' : `${plainWidth(width)}.webp`}`;
  return { src, alt, width, height, file, focal, placeholder, vector };
}

function urlOf({ siteContent, language }: Place, path: string) {
  return { path: addressOf(siteContent.site, language, path) };
}

function refusal(code: string, message: string): Error {
  return createGraphQLError(message, { extensions: { code } });
}
