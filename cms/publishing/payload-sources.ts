import type { Payload } from 'payload';
import { documentOfMedia } from './media-document.ts';
import { mediaKeysFor } from './media-keys.ts';
import { documentsOfPage } from './page-documents.ts';
import { rowIn, rowsIn, type StudioRow } from './payload-rows.ts';
import { isoTime, type StateRow, statesIn } from './payload-states.ts';
import type { PublicSource, PublicSources, SourceState } from './public-sources.ts';
import {
  documentsOfBrands,
  documentsOfDictionary,
  documentsOfRedirects,
  documentsOfShell,
  documentsOfSite,
} from './site-documents.ts';
import { STUDIO_NAME } from './studio-name-key.ts';
import { idFrom, type StudioId } from './written-from.ts';

/** The studio's public side, read off its tables. Their main rows change by publishing only; drafts lie apart. */
export function payloadSources(payload: Payload): PublicSources {
  return {
    studio: async () => ((await payload.kv.get(STUDIO_NAME)) as string | null) ?? undefined,
    list: () => listSources(payload),
    async read(name) {
      const [kind = '', id = ''] = name.split('.');
      const read = readers[kind as keyof typeof readers];
      if (!read) throw new Error(`no source called ${name}`);
      return read(payload, /^\d+$/.test(id) ? Number(id) : id);
    },
  };
}

async function listSources(payload: Payload): Promise<SourceState[]> {
  const sites = await rowsIn(payload, 'sites', { select: { name: true, brands: true, updatedAt: true } });
  const nameOf = new Map(sites.map(({ id, name }) => [id, String(name)]));
  const within = async (kind: string): Promise<SourceState[]> =>
    (await statesIn(payload, kind)).flatMap(({ id, site, updatedAt, _status }) => {
      const name = nameOf.get(site ?? '');
      return name === undefined || _status === 'draft' ? [] : [stateOf(kind, id, updatedAt, name)];
    });
  const rules = Map.groupBy(await statesIn(payload, 'redirects'), ({ site }) => site);
  const brands = new Map((await statesIn(payload, 'brands')).map((brand) => [brand.id, brand]));
  const media = await statesIn(payload, 'media');
  return [
    ...media.map(({ id, updatedAt }) => stateOf('media', id, updatedAt)),
    ...sites.map(({ id, updatedAt, name }) => stateOf('sites', id, updatedAt, String(name))),
    ...sites.map((site) => stateOfBrands(site, brands)),
    ...sites.map((site) => stateOfRules(site, rules.get(site.id) ?? [])),
    ...(await within('dictionaries')),
    ...(await within('shells')),
    ...(await within('pages')),
  ];
}

function stateOf(kind: string, id: StudioId, changedAt: string, ...more: readonly string[]): SourceState {
  const at = isoTime(changedAt);
  return { name: `${kind}.${id}`, state: [at, ...more].join(' '), changedAt: at };
}

type Dated = Pick<StateRow, 'id' | 'updatedAt'>;

function stateOfBrands(site: StudioRow, brands: ReadonlyMap<StudioId, Dated>): SourceState {
  const own = idsOf(site.brands).flatMap((id) => brands.get(id) ?? []);
  const changedAt = latest(own, site.updatedAt);
  return stateOf('brands', site.id, changedAt, String(site.name), own.map(({ id }) => id).join());
}

/** A rule that goes away makes them fewer; every other change makes one of them new. */
function stateOfRules(site: StudioRow, rules: readonly Dated[]): SourceState {
  const changedAt = rules.length > 0 ? latest(rules, rules[0]?.updatedAt ?? '') : site.updatedAt;
  const { name, state } = stateOf('redirects', site.id, changedAt, String(site.name), String(rules.length));
  // Without rules there is nothing that a change of the site would change.
  return { name, state: rules.length > 0 ? state : `none ${site.name}`, changedAt };
}

function latest(rows: readonly Dated[], otherwise: string): string {
  return [otherwise, ...rows.map(({ updatedAt }) => updatedAt)].map(isoTime).toSorted().at(-1) ?? otherwise;
}

type Read = (payload: Payload, id: StudioId) => Promise<PublicSource | undefined>;

const readers = {
  media: async (payload, id) => {
    const row = await rowIn(payload, 'media', id);
    return (
      row && sourceOf(stateOf('media', id, row.updatedAt), documentOfMedia({ ...row, key: String(row.key) }))
    );
  },
  sites: async (payload, id) => {
    const row = await rowIn(payload, 'sites', id);
    if (!row) return undefined;
    const name = String(row.name);
    const documents = documentsOfSite({ ...row, name }, await mediaKeysFor(payload, row));
    return sourceOf(stateOf('sites', id, row.updatedAt, name), documents);
  },
  brands: async (payload, id) => {
    const site = await rowIn(payload, 'sites', id);
    if (!site) return undefined;
    const all = new Map((await rowsIn(payload, 'brands')).map((brand) => [brand.id, brand]));
    const own = idsOf(site.brands).flatMap((brand) => all.get(brand) ?? []);
    const documents = documentsOfBrands(own, String(site.name), await mediaKeysFor(payload, own));
    return sourceOf(stateOfBrands(site, all), documents);
  },
  redirects: async (payload, id) => {
    const site = await rowIn(payload, 'sites', id);
    if (!site) return undefined;
    const rules = await rowsIn(payload, 'redirects', { where: { site: { equals: id } }, sort: '_order' });
    return sourceOf(stateOfRules(site, rules), documentsOfRedirects(rules, String(site.name)));
  },
  dictionaries: (payload, id) => readOfSite(payload, 'dictionaries', id, documentsOfDictionary),
  shells: (payload, id) => readOfSite(payload, 'shells', id, documentsOfShell),
  pages: (payload, id) =>
    readOfSite(payload, 'pages', id, (row, site, keyOf) =>
      documentsOfPage({ ...row, key: String(row.key) }, site, keyOf),
    ),
} satisfies Record<string, Read>;

type MakeDocuments = (
  row: StudioRow,
  site: string,
  keyOf: Awaited<ReturnType<typeof mediaKeysFor>>,
) => PublicSource['documents'];

async function readOfSite(payload: Payload, collection: string, id: StudioId, make: MakeDocuments) {
  const row = await rowIn(payload, collection, id);
  const site = idFrom(row?.site);
  if (!row || site === undefined || row._status === 'draft') return undefined;
  const [named] = await rowsIn(payload, 'sites', { where: { id: { equals: site } }, select: { name: true } });
  if (!named) return undefined;
  const name = String(named.name);
  const documents = make(row, name, await mediaKeysFor(payload, row));
  return sourceOf(stateOf(collection, id, row.updatedAt, name), documents);
}

function sourceOf({ state }: SourceState, documents: PublicSource['documents']): PublicSource {
  return { state, documents };
}

function idsOf(relations: unknown): StudioId[] {
  return Array.isArray(relations) ? relations.flatMap((each) => idFrom(each) ?? []) : [];
}
