import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { relationId, toPerson, worksOn } from '../access/person.ts';
import { mediaIdsIn } from '../publishing/media-keys.ts';
import { findRows, type StudioRow } from '../publishing/payload-rows.ts';
import { isNotInTrash } from '../publishing/payload-states.ts';
import { type StudioId, toRow } from '../publishing/to-published.ts';
import { linkTargetsIn, targetDocument } from './link-target.ts';

/** A document that shows a file or links to a page. */
export type Use = { collection: 'pages' | 'shells'; id: StudioId; title: string; isPublic: boolean };

/** Where something is used. Documents of sites that the person does not work on are only counted. */
export type Uses = { uses: readonly Use[]; elsewhere: number };

type UsedDocument = { collection: 'pages' | 'media'; id: StudioId };

/** Looks through what is public and through the newest drafts, so that the answer is always true. */
export async function findUses(used: UsedDocument, req: PayloadRequest): Promise<Uses> {
  const { payload, user } = req;
  const person = toPerson(user);
  const where = await possibleUsers(used, payload);
  const all = [
    ...(await findUsing(payload, 'pages', where, used)),
    ...(await findUsing(payload, 'shells', where, used)),
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

/** A page is linked to from its own site; a file of the shared library may be anywhere. */
async function possibleUsers({ collection, id }: UsedDocument, payload: Payload): Promise<Where> {
  const [row] = await findRows(payload, collection, {
    where: { id: { equals: id } },
    select: { site: true },
  });
  const site = relationId(row?.site);
  return site === null || site === undefined ? {} : { site: { equals: site } };
}

type UsingRow = {
  collection: Use['collection'];
  id: StudioId;
  title: string;
  site: unknown;
  isPublic: boolean;
};

async function findUsing(payload: Payload, collection: Use['collection'], where: Where, used: UsedDocument) {
  const all = (await findRows(payload, collection, { where })).filter(isNotInTrash);
  const main = all.filter(({ _status }) => _status !== 'draft');
  const kept = new Set(all.map(({ id }) => String(id)));
  const drafts = (await newestDrafts(payload, collection, where)).filter(({ id }) => kept.has(String(id)));
  const rows = new Map<string, UsingRow>();
  for (const [found, isPublic] of [
    [main, true],
    [drafts, false],
  ] as const) {
    for (const row of found.filter((each) => uses(each, used))) {
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
    where: Object.keys(where).length > 0 ? prefixed(where) : {},
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

function uses(row: StudioRow, { collection, id }: UsedDocument): boolean {
  if (collection === 'pages' && String(row.id) === String(id) && 'main' in row) return false;
  const name = `${collection}.${id}`;
  if (linkTargetsIn(row).some((target) => targetDocument(target) === name)) return true;
  return collection === 'media' && mediaIdsIn(row).some((media) => String(media) === String(id));
}

/** A header and footer is named by its site. */
async function siteTitles(payload: Payload, rows: readonly UsingRow[]): Promise<Map<string, string>> {
  if (rows.every(({ title }) => title)) return new Map();
  const sites = await findRows(payload, 'sites', { select: { name: true, displayName: true } });
  return new Map(sites.map((site) => [String(site.id), String(toRow(site)['displayName'] ?? site.name)]));
}
