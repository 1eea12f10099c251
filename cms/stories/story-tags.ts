import type { Payload } from 'payload';
import type { StoryTag } from '../../src/features/stories/story.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { type StudioId, toRow } from '../publishing/to-published.ts';

/** The tags of a site's stories as they are published: those that have a name in the language, in their order. */
export async function findStoryTags(
  payload: Payload,
  site: StudioId,
): Promise<(language: string) => StoryTag[]> {
  const rows = await findRows(payload, 'tags', { where: { site: { equals: site } }, sort: '_order' });
  return (language) => rows.flatMap((row) => toStoryTag(row, language));
}

export function toStoryTag(row: Record<string, unknown>, language: string): StoryTag[] {
  const value = toRow(row['name'])[language];
  const key = toRow(row['key'])[language];
  if (typeof value !== 'string' || value === '') return [];
  return [{ id: String(row['tagId']), key: typeof key === 'string' ? key : '', value }];
}
