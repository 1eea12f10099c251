import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { relationId, toPerson, worksOn } from '../access/person.ts';
import { findRows, type StudioRow } from '../publishing/payload-rows.ts';
import { isNotInTrash } from '../publishing/payload-states.ts';
import { type StudioId, toRow } from '../publishing/to-published.ts';
import { linkTargetsIn, targetDocument } from './link-target.ts';

/** A document that links to a page. */
export type Use = { collection: string; id: StudioId; title: string; isPublic: boolean };

/** Where something is used. Documents of sites that the person does not work on are only counted. */
export type Uses = { uses: readonly Use[]; elsewhere: number };

/** Looks through what is public and through the newest drafts, so that the answer is always true. */
export async function findUses(page: StudioId, req: PayloadRequest): Promise<Uses> {
  const { payload, user } = req;
  const person = toPerson(user);
  const [row] = await findRows(payload, 'pages', { where: { id: { equals: page } }, select: { site: true } });
  // A page is linked to from its own site.
  const where: Where = { site: { equals: relationId(row?.site) ?? 0 } };
  const all = [
    ...(await findUsing(payload, 'pages', where, page)),
    ...(await findUsing(payload, 'shells', where, page)),
  ];
  const own = all.filter(({ site }) => person && worksOn(person, site));
  const titles = await siteTitles(payload, own);
  const uses = own.map(({ collection, id, title, site, isPublic }) => ({
    collection,
    id,
    title: title || titles.get(String(site)) || String(id),
    isPublic,
  }));
  return { uses, elsewhere: all.length - own.length };
}

type UsingRow = {
  collection: Use['collection'];
  id: StudioId;
  title: string;
  site: unknown;
  isPublic: boolean;
};

async function findUsing(payload: Payload, collection: Use['collection'], where: Where, page: StudioId) {
  const all = (await findRows(payload, collection, { where })).filter(isNotInTrash);
  const main = all.filter(({ _status }) => _status !== 'draft');
  const kept = new Set(all.map(({ id }) => String(id)));
  const drafts = (await newestDrafts(payload, collection, where)).filter(({ id }) => kept.has(String(id)));
  const rows = new Map<string, UsingRow>();
  for (const [found, isPublic] of [
    [main, true],
    [drafts, false],
  ] as const) {
    for (const row of found.filter((each) => links(each, page))) {
      const key = String(row.id);
      const title = String(row['title'] ?? '');
      rows.set(key, rows.get(key) ?? { collection, id: row.id, title, site: relationId(row.site), isPublic });
    }
  }
  return [...rows.values()];
}

async function newestDrafts(payload: Payload, collection: string, where: Where): Promise<StudioRow[]> {
  const { docs } = await payload.db.queryDrafts({
    collection: collection as CollectionSlug,
    where: prefixed(where),
    limit: 0,
    pagination: false,
    joins: false,
    req: {} as PayloadRequest,
  });
  return docs as unknown as StudioRow[];
}

/** Versions keep a document's fields below `version`. */
function prefixed(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => [`version.${name}`, value]),
  ) as Where;
}

function links(row: StudioRow, page: StudioId): boolean {
  return linkTargetsIn(row).some((target) => targetDocument(target) === `pages.${page}`);
}

/** A header and footer is named by its site. */
async function siteTitles(payload: Payload, rows: readonly UsingRow[]): Promise<Map<string, string>> {
  if (rows.every(({ title }) => title)) return new Map();
  const sites = await findRows(payload, 'sites', { select: { name: true, displayName: true } });
  return new Map(sites.map((site) => [String(site.id), String(toRow(site)['displayName'] ?? site.name)]));
}
