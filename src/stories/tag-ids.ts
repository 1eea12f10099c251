import type { Story, StoryTag } from './story.ts';

/** '{ABC}|{def}' → ['abc', 'def']: braces are packaging, and nobody remembers which letters were large (STORY-09). */
export function tagIds(written: string): readonly string[] {
  const ids = written.split('|').map((piece) => bareId(piece));
  return [...new Set(ids.filter(Boolean))];
}

/** The other way round, as the content platform writes them. */
export function writtenTags(ids: readonly string[]): string {
  return ids.map((id) => `{${id}}`).join('|');
}

export function bareId(written: string): string {
  return written.replace(/[{}]/g, '').trim().toLowerCase();
}

/** A story with either tag is listed; without a choice, every story is (STORY-02). */
export function carriesAny(story: Pick<Story, 'tags'>, ids: readonly string[]): boolean {
  return ids.length === 0 || story.tags.some((id) => ids.includes(id));
}

/** Tags by what stands in an address: their key, or their id. Words that name no tag are left out. */
export function tagsNamed(names: readonly string[], tags: readonly StoryTag[]): readonly StoryTag[] {
  const asked = new Set(names.map(bareId));
  return tags.filter((tag) => asked.has(bareId(tag.id)) || asked.has(bareId(addressKey(tag))));
}

export function addressKey({ key, id }: StoryTag): string {
  return key || bareId(id);
}
