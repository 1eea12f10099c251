import type { FindPicture } from '../../shared/platform/fields/resolve-fields.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Story, StoryTag } from './story.ts';
import { storyDate } from './story-date.ts';
import { normalizeTagId } from './tag-ids.ts';

/** A story as a card shows it, in a form that travels to the browser. */
export type StoryCard = {
  id: string;
  href: string;
  title: string;
  preamble: string;
  date?: { value: string; shown: string } | undefined;
  picture?: Picture | undefined;
  /** Names of its tags, in the order of the index. */
  tags: readonly string[];
};

export type StoryCardContext = {
  language: Language;
  href: (path: string) => string;
  picture: FindPicture;
  tags: readonly StoryTag[];
};

export function toStoryCard(story: Story, { language, href, picture, tags }: StoryCardContext): StoryCard {
  const date = storyDate(story.date, language);
  return {
    id: story.id,
    href: href(story.path),
    title: story.title,
    preamble: story.preamble,
    date: date && { value: date.value, shown: date.formattedDateValue },
    picture: story.image && picture(story.image),
    tags: tagNames(story.tags, tags),
  };
}

export function tagNames(ids: readonly string[], tags: readonly StoryTag[]): readonly string[] {
  return tags.filter((tag) => ids.includes(normalizeTagId(tag.id))).map((tag) => tag.value);
}
