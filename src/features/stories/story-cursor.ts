import { sortableDate } from './story-date.ts';

/** The sort position of a story: by date, then by id, so that no two are equal. */
export type StoryPosition = { date: string; id: string };

export function storyPosition({ id, date }: { id: string; date: string }): StoryPosition {
  return { date: sortableDate(date), id };
}

/** Below 0: `a` is newer and comes first. */
export function newestFirst(a: StoryPosition, b: StoryPosition): number {
  return inOrder(b.date, a.date) || inOrder(b.id, a.id);
}

function inOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * An opaque cursor. It holds a position and not a count, so that stories published meanwhile neither repeat nor
 * hide one (STORY-07).
 */
export function encodeCursor({ date, id }: StoryPosition): string {
  return Buffer.from(JSON.stringify([date, id])).toString('base64url');
}

export function decodeCursor(cursor: string): StoryPosition | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [date, id] = parts as unknown[];
    return typeof date === 'string' && typeof id === 'string' ? { date, id } : undefined;
  } catch {
    return undefined;
  }
}
