import type { Payload } from 'payload';
import { toLinkTarget } from '../links/link-target.ts';
import { findRows } from './payload-rows.ts';
import { isNotInTrash } from './payload-states.ts';
import type { MediaKeyOf } from './references.ts';
import { type StudioId, toStudioId } from './to-published.ts';

/** The keys of all files that a document refers to, in one query. */
export async function findMediaKeys(payload: Payload, document: unknown): Promise<MediaKeyOf> {
  const ids = [...new Set(mediaIdsIn(document))];
  if (ids.length === 0) return () => undefined;
  const rows = await findRows(payload, 'media', {
    where: { id: { in: ids } },
    select: { key: true, deletedAt: true },
  });
  const keys = new Map(rows.filter(isNotInTrash).map(({ id, key }) => [String(id), String(key)]));
  return (id) => keys.get(String(id));
}

const mediaFields = ['media', 'logo', 'logoBlackAndWhite'];

function linkedFile(name: string, part: unknown): StudioId | undefined {
  const target = name === 'to' ? toLinkTarget(part) : undefined;
  return target?.kind === 'file' ? target.id : undefined;
}

/** The ids of all files that a document shows or links to. */
export function mediaIdsIn(value: unknown): StudioId[] {
  return placedMedia(value).map(({ id }) => id);
}

type PlacedMedia = { id: StudioId; path: readonly string[] };

/** The same with the path of each field. */
export function placedMedia(value: unknown, path: readonly string[] = []): PlacedMedia[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const id = mediaFields.includes(name) ? toStudioId(part) : linkedFile(name, part);
    return id === undefined ? placedMedia(part, [...path, name]) : [{ id, path: [...path, name] }];
  });
}
