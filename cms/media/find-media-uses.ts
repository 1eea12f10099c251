import type { Payload, PayloadRequest } from 'payload';
import { type Person, relationId, worksOn } from '../access/person.ts';
import { mediaIdsIn } from '../publishing/media-keys.ts';
import { findRows, type StudioRow } from '../publishing/payload-rows.ts';

type Id = number | string;

/** A document that shows a file, as a draft or in public. */
export type MediaUse = { collection: string; id: Id; title: string; site: string };

/** Where a file is used: what the person may see by name, and how many others there are. */
export type MediaUses = { shown: readonly MediaUse[]; others: number };

const withDrafts = ['pages', 'shells'] as const;
const withoutDrafts = ['sites', 'brands'] as const;

/** Reads all documents, because an administrator may show a site's file on another site: no reference is missed. */
export async function findMediaUses(
  { id }: { id: Id },
  person: Person,
  payload: Payload,
): Promise<MediaUses> {
  const sites = await findRows(payload, 'sites', { select: { name: true, displayName: true } });
  const siteName = new Map(sites.map((row) => [String(row.id), String(row['displayName'] || row.name)]));
  const uses = new Map<string, { use: MediaUse; isShown: boolean }>();
  const add = (collection: string, row: StudioRow) => {
    if (!mediaIdsIn(row).some((each) => String(each) === String(id))) return;
    const shownOn = collection === 'sites' ? row.id : relationId(row.site);
    const use = {
      collection,
      id: row.id,
      title: titleOf(collection, row),
      site: siteName.get(String(shownOn)) ?? '',
    };
    uses.set(`${collection} ${row.id}`, {
      use,
      isShown: collection === 'brands' || worksOn(person, shownOn),
    });
  };
  for (const collection of withoutDrafts)
    for (const row of await findRows(payload, collection)) add(collection, row);
  for (const collection of withDrafts) {
    for (const row of await findRows(payload, collection)) add(collection, row);
    for (const row of await findDrafts(collection, payload)) add(collection, row);
  }
  const all = [...uses.values()];
  const shown = all.filter(({ isShown }) => isShown).map(({ use }) => use);
  return { shown, others: all.length - shown.length };
}

async function findDrafts(collection: string, payload: Payload): Promise<readonly StudioRow[]> {
  const { docs } = await payload.db.queryDrafts({
    collection: collection as 'pages',
    limit: 0,
    pagination: false,
    joins: false,
    req: {} as PayloadRequest,
  });
  return docs as unknown as StudioRow[];
}

function titleOf(collection: string, row: StudioRow): string {
  if (collection === 'sites') return String(row['displayName'] || row.name);
  return collection === 'shells' ? '' : String(row['title'] ?? row.name ?? '');
}
