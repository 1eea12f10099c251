import type { StoryTag } from '../../src/features/stories/story.ts';
import { storyDate } from '../../src/features/stories/story-date.ts';
import { normalizeTagId, parseTagIds } from '../../src/features/stories/tag-ids.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { toRow } from '../publishing/to-published.ts';
import { storyErrorMessages } from './story-error-messages.ts';

/** A story in one language, as its form holds it. */
export type WrittenStory = { name?: unknown; story?: unknown };

/** The page below which a story lies: a list of stories, or something else. */
export type StoryPlace =
  | { state: 'no list' }
  | { state: 'not public'; title: string }
  | { state: 'without block'; title: string }
  | { state: 'public' };

export type StoryProblem = { path: string; message: string };

/** What a story lacks before visitors can find and read it; empty when it can be published. */
export function findStoryProblems(
  { name, story }: WrittenStory,
  { place, tags, language }: { place: StoryPlace; tags: readonly StoryTag[]; language: string },
): StoryProblem[] {
  const texts = chooseText(storyErrorMessages, language);
  const { date, image, preamble, tags: chosen } = toRow(story);
  const problems: (StoryProblem | false)[] = [
    !name && { path: 'name', message: texts.name },
    !date && { path: 'story.date', message: texts.date },
    Boolean(date) && !isDate(String(date)) && { path: 'story.date', message: texts.dateForm },
    !preamble && { path: 'story.preamble', message: texts.preamble },
    !toRow(image)['media'] && { path: 'story.image.media', message: texts.picture },
    tagProblem(parseTagIds(String(chosen ?? '')), tags, texts),
    placeProblem(place, texts),
  ];
  return problems.filter((problem) => problem !== false);
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text) && storyDate(text, 'sv') !== undefined;
}

type Texts = ReturnType<typeof chooseText<(typeof storyErrorMessages)['en']>>;

function tagProblem(
  chosen: readonly string[],
  tags: readonly StoryTag[],
  texts: Texts,
): StoryProblem | false {
  const known = new Set(tags.map(({ id }) => normalizeTagId(id)));
  if (chosen.some((id) => !known.has(id))) return { path: 'story.tags', message: texts.foreignTags };
  return chosen.length === 0 && tags.length > 0 && { path: 'story.tags', message: texts.tags };
}

function placeProblem(place: StoryPlace, texts: Texts): StoryProblem | false {
  if (place.state === 'no list') return { path: 'parent', message: texts.index };
  if (place.state === 'not public') return { path: 'parent', message: texts.indexNotPublic(place.title) };
  if (place.state === 'without block')
    return { path: 'parent', message: texts.indexWithoutList(place.title) };
  return false;
}
