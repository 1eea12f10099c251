import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { trashMove } from './trash-move.ts';

type Id = number | string;
type Row = Record<string, unknown> & { id: Id };
type BothStates = { main: Row; draft: Record<string, unknown> };

/** Remembers what is public and what is drafted, when they differ: a save would fold the draft into what is public. */
export const rememberBothStates: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  const move = trashMove(data, originalDoc);
  // Who asks for a draft wants nothing to be public.
  if (!move || (move === 'restore' && data['_status'] === 'draft')) return data;
  const states = await findBothStates(collection, originalDoc.id, req);
  if (!states) return data;
  req.context[keyOf(collection, originalDoc.id)] = states;
  return move === 'restore' ? { ...data, _status: 'draft' } : data;
};

/** What is public of a document that returns with both its states; undefined for any other save. */
export function publicStateKept(
  collection: Pick<SanitizedCollectionConfig, 'slug'>,
  id: Id,
  req: PayloadRequest,
): Row | undefined {
  return (req.context[keyOf(collection, id)] as BothStates | undefined)?.main;
}

/** Writes both back, in the trash or out of it. */
export const keepBothStates: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  const key = keyOf(collection, doc.id);
  const states = req.context[key] as BothStates | undefined;
  if (!states) return doc;
  delete req.context[key];
  const { db } = req.payload;
  const moved = { deletedAt: doc.deletedAt ?? null, edition: doc.edition, lastSave: null };
  const main = { ...states.main, ...moved, updatedAt: doc.updatedAt };
  await db.updateOne({ collection: collection.slug, id: doc.id, data: main, req, returning: false });
  const latest = await findLatest(collection, doc.id, req);
  if (latest) {
    const versionData = { ...latest, version: { ...states.draft, ...moved, updatedAt: doc.updatedAt } };
    const { slug } = collection;
    await db.updateVersion({ collection: slug, id: latest.id, versionData, req, returning: false } as never);
  }
  return doc;
};

async function findBothStates(
  collection: SanitizedCollectionConfig,
  id: Id,
  req: PayloadRequest,
): Promise<BothStates | undefined> {
  const where = { id: { equals: id } };
  const main = await req.payload.db.findOne<Row>({ collection: collection.slug, where, req });
  const draft = (await findLatest(collection, id, req))?.version;
  return main?.['_status'] === 'published' && draft?.['_status'] === 'draft' ? { main, draft } : undefined;
}

async function findLatest({ slug }: SanitizedCollectionConfig, id: Id, req: PayloadRequest) {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}

// Several documents of one request are saved at the same time.
function keyOf({ slug }: Pick<SanitizedCollectionConfig, 'slug'>, id: Id): string {
  return `bothStates ${slug} ${id}`;
}
