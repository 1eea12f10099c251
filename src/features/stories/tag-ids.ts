import type { Story, StoryTag } from './story.ts';

/** '{ABC}|{def}' → ['abc', 'def']: without braces, in lower case (STORY-09). */
export function parseTagIds(written: string): readonly string[] {
  const ids = written.split('|').map((piece) => normalizeTagId(piece));
  return [...new Set(ids.filter(Boolean))];
}

/** The reverse, in the format of the content platform. */
export function formatTagIds(ids: readonly string[]): string {
  return ids.map((id) => `{${id}}`).join('|');
}

export function normalizeTagId(written: string): string {
  return written.replace(/[{}]/g, '').trim().toLowerCase();
}

/** A story with either tag is listed; without a choice, every story is (STORY-02). */
export function hasAnyTag(story: Pick<Story, 'tags'>, ids: readonly string[]): boolean {
  return ids.length === 0 || story.tags.some((id) => ids.includes(id));
}

/** Tags by their key or id in a URL. Unknown names are left out. */
export function findTags(names: readonly string[], tags: readonly StoryTag[]): readonly StoryTag[] {
  const requested = new Set(names.map(normalizeTagId));
  return tags.filter(
    (tag) => requested.has(normalizeTagId(tag.id)) || requested.has(normalizeTagId(tagUrlKey(tag))),
  );
}

export function tagUrlKey({ key, id }: StoryTag): string {
  return key || normalizeTagId(id);
}
