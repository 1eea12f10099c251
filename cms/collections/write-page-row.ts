import type { Payload, PayloadRequest, TypeWithID } from 'payload';
import type { ByLanguage } from './page-paths.ts';

type Id = number | string;
export type StateName = 'main' | 'draft';

/** What the position of a page in the tree is made of; `edition` makes a form that is open elsewhere notice the change. */
export type PageRowChange = {
  path?: ByLanguage;
  parent?: Id | null;
  order?: Readonly<Record<string, number>>;
  edition?: number;
  /** No form may take the revision for one of its own. */
  lastSave?: null;
};

/**
 * Writes these values and nothing else. A save through Payload would publish the draft, or create a version nobody wrote,
 * so the whole row is read and written back: the database adapter's update drops the languages that are not given.
 */
export async function writePageRow(
  payload: Payload,
  id: Id,
  state: StateName,
  change: PageRowChange,
  req: PayloadRequest,
): Promise<void> {
  if (state === 'main') await writeMain(payload, id, change, req);
  else await writeDraft(payload, id, change, req);
}

async function writeMain({ db }: Payload, id: Id, change: PageRowChange, req: PayloadRequest): Promise<void> {
  const page = await db.findOne<TypeWithID>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  });
  if (!page) return;
  const data = { ...page, ...change, updatedAt: new Date().toISOString() };
  await db.updateOne({ collection: 'pages', id, data, req, returning: false });
}

async function writeDraft(
  { db }: Payload,
  id: Id,
  change: PageRowChange,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await db.findVersions<Record<string, unknown>>({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  const [latest] = docs;
  if (!latest) return;
  const versionData = { ...latest, version: { ...latest.version, ...change } };
  await db.updateVersion({ collection: 'pages', id: latest.id, versionData, req, returning: false } as never);
}
