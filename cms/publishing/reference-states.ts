import type { Payload } from 'payload';
import { findStates } from './payload-states.ts';
import type { StudioId } from './to-published.ts';

/** The paths of the public pages, per language. */
export type PublicPaths = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What documents refer to by id, and in which state it is public: `pages.12` → its paths, `tags.3` → the tags of site 3. */
export async function findReferenceStates(payload: Payload): Promise<Map<string, string>> {
  const pages = [...(await findPublicPaths(payload))].map(
    ([id, paths]) => [`pages.${id}`, JSON.stringify(paths)] as const,
  );
  const dated = async (collection: string) =>
    (await findStates(payload, collection)).map(
      ({ id, updatedAt }) => [`${collection}.${id}`, updatedAt] as const,
    );
  return new Map([
    ...pages,
    ...(await dated('media')),
    ...(await dated('sites')),
    ...(await tagStates(payload)),
  ]);
}

/** With its names: a tag is written in several steps, and its date is the first of them. */
async function tagStates(payload: Payload) {
  const names = await selectRows<NameRow>(payload, 'tags_locales', ({ _parentID, _locale, name }) => ({
    id: _parentID,
    language: _locale,
    name,
  }));
  const bySite = Map.groupBy(await findStates(payload, 'tags'), ({ site }) => site);
  return [...bySite].map(([site, tags]) => {
    const states = tags.map(({ id, updatedAt }) => [
      updatedAt,
      ...names.filter((each) => each.id === id).map(({ language, name }) => `${language} ${name}`),
    ]);
    return [`tags.${site}`, JSON.stringify(states.toSorted())] as const;
  });
}

type Columns = Readonly<Record<string, unknown>>;
type NameRow = { id: StudioId; language: string; name: string | null };
type PathRow = NameRow & { path: string | null };
type Tables = {
  tables: Readonly<Record<string, Columns>>;
  drizzle: { select: (columns: Columns) => { from: (table: unknown) => Promise<unknown[]> } };
};

async function selectRows<Selected>(
  { db }: Payload,
  name: string,
  columns: (table: Columns) => Columns,
): Promise<Selected[]> {
  const { tables, drizzle } = db as unknown as Tables;
  const table = tables[name] ?? {};
  return (await drizzle.select(columns(table)).from(table)) as Selected[];
}

/** Queried every few seconds, like `findStates`. A language without a name does not exist for the page. */
export async function findPublicPaths(payload: Payload): Promise<PublicPaths> {
  const published = new Set(
    (await findStates(payload, 'pages')).filter(({ _status }) => _status !== 'draft').map(({ id }) => id),
  );
  const rows = await selectRows<PathRow>(payload, 'pages_locales', ({ _parentID, _locale, name, path }) => ({
    id: _parentID,
    language: _locale,
    name,
    path,
  }));
  const byPage = Map.groupBy(
    rows.filter((row) => row.name && row.path && published.has(row.id)),
    (row) => String(row.id),
  );
  return new Map(
    [...byPage].map(([page, paths]) => [
      page,
      Object.fromEntries(paths.map((each) => [each.language, each.path ?? ''] as const).toSorted()),
    ]),
  );
}
