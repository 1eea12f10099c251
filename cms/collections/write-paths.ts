import type { Payload, PayloadRequest, TypeWithID } from 'payload';
import type { ByLanguage } from './page-paths.ts';

type Id = number | string;
export type StateName = 'main' | 'draft';

/**
 * Writes paths and nothing else. A save through Payload would publish the draft, or create a version nobody wrote, so the
 * whole row is read and written back: the database adapter's update drops the languages that are not given.
 */
export async function writePaths(
  payload: Payload,
  id: Id,
  state: StateName,
  path: ByLanguage,
  req: PayloadRequest,
): Promise<void> {
  if (state === 'main') await writeMain(payload, id, path, req);
  else await writeDraft(payload, id, path, req);
}

async function writeMain({ db }: Payload, id: Id, path: ByLanguage, req: PayloadRequest): Promise<void> {
  const page = await db.findOne<TypeWithID>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  });
  if (!page) return;
  const data = { ...page, path, updatedAt: new Date().toISOString() };
  await db.updateOne({ collection: 'pages', id, data, req, returning: false });
}

async function writeDraft({ db }: Payload, id: Id, path: ByLanguage, req: PayloadRequest): Promise<void> {
  const { docs } = await db.findVersions<Record<string, unknown>>({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  const [latest] = docs;
  if (!latest) return;
  const versionData = { ...latest, version: { ...latest.version, path } };
  await db.updateVersion({ collection: 'pages', id: latest.id, versionData, req, returning: false } as never);
}
