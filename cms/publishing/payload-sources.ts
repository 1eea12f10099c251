import type { Payload } from 'payload';
import { findReferences } from './find-references.ts';
import { toMediaDocuments } from './media-document.ts';
import { findMediaKeys } from './media-keys.ts';
import { toPageDocuments } from './page-documents.ts';
import { findRow, findRows, type StudioRow } from './payload-rows.ts';
import { findStates, isNotInTrash, isoTime, type StateRow } from './payload-states.ts';
import type { PublicSource, PublicSources, SourceState } from './public-sources.ts';
import { findReferenceStates } from './reference-states.ts';
import type { ReferencesIn } from './references.ts';
import {
  toBrandsDocuments,
  toDictionaryDocuments,
  toFontDocuments,
  toFormDocuments,
  toRedirectsDocuments,
  toShellDocuments,
  toSiteDocuments,
  toThemeDocuments,
} from './site-documents.ts';
import { STUDIO_NAME } from './studio-name-key.ts';
import { type StudioId, toStudioId } from './to-published.ts';

/** What is public, read from the studio's tables. Main rows change by publishing only; drafts are versions. */
export function payloadSources(payload: Payload): PublicSources {
  return {
    studio: async () => ((await payload.kv.get(STUDIO_NAME)) as string | null) ?? undefined,
    list: () => listSources(payload),
    referenceStates: () => findReferenceStates(payload),
    async read(name) {
      const [kind = '', id = ''] = name.split('.');
      const read = readers[kind as keyof typeof readers];
      if (!read) throw new Error(`no source called ${name}`);
      return read(payload, /^\d+$/.test(id) ? Number(id) : id);
    },
  };
}

async function listSources(payload: Payload): Promise<SourceState[]> {
  const sites = await findRows(payload, 'sites', { select: { name: true, brands: true, updatedAt: true } });
  const nameOf = new Map(sites.map(({ id, name }) => [id, String(name)]));
  const within = async (kind: string): Promise<SourceState[]> =>
    (await findStates(payload, kind)).flatMap(({ id, site, updatedAt, _status }) => {
      const name = nameOf.get(site ?? '');
      return name === undefined || _status === 'draft' ? [] : [toSourceState(kind, id, updatedAt, name)];
    });
  const rules = Map.groupBy(await findStates(payload, 'redirects'), ({ site }) => site);
  const brands = new Map((await findStates(payload, 'brands')).map((brand) => [brand.id, brand]));
  const media = await findStates(payload, 'media');
  const themes = await findStates(payload, 'themes');
  const fonts = await findStates(payload, 'fonts');
  return [
    ...media.map(({ id, updatedAt }) => toSourceState('media', id, updatedAt)),
    ...sites.map(({ id, updatedAt, name }) => toSourceState('sites', id, updatedAt, String(name))),
    ...sites.map((site) => brandsState(site, brands)),
    ...sites.map((site) => redirectsState(site, rules.get(site.id) ?? [])),
    ...(await within('dictionaries')),
    ...(await within('shells')),
    ...(await within('pages')),
    ...(await within('forms')),
    ...fonts.map(({ id, updatedAt }) => toSourceState('fonts', id, updatedAt)),
    ...themes.flatMap(({ id, updatedAt, _status }) =>
      _status === 'draft' ? [] : [toSourceState('themes', id, updatedAt)],
    ),
  ];
}

function toSourceState(
  kind: string,
  id: StudioId,
  changedAt: string,
  ...more: readonly string[]
): SourceState {
  const at = isoTime(changedAt);
  return { name: `${kind}.${id}`, state: [at, ...more].join(' '), changedAt: at };
}

type DatedRow = Pick<StateRow, 'id' | 'updatedAt'>;

function brandsState(site: StudioRow, brands: ReadonlyMap<StudioId, DatedRow>): SourceState {
  const own = toStudioIds(site.brands).flatMap((id) => brands.get(id) ?? []);
  const changedAt = latest(own, site.updatedAt);
  return toSourceState('brands', site.id, changedAt, String(site.name), own.map(({ id }) => id).join());
}

/** Deleting a rule changes the count; every other change updates a rule's date. */
function redirectsState(site: StudioRow, rules: readonly DatedRow[]): SourceState {
  const changedAt = rules.length > 0 ? latest(rules, rules[0]?.updatedAt ?? '') : site.updatedAt;
  const { name, state } = toSourceState(
    'redirects',
    site.id,
    changedAt,
    String(site.name),
    String(rules.length),
  );
  // Without rules, a change of the site has no effect on them.
  return { name, state: rules.length > 0 ? state : `none ${site.name}`, changedAt };
}

function latest(rows: readonly DatedRow[], otherwise: string): string {
  return [otherwise, ...rows.map(({ updatedAt }) => updatedAt)].map(isoTime).toSorted().at(-1) ?? otherwise;
}

type Read = (payload: Payload, id: StudioId) => Promise<PublicSource | undefined>;

const readers = {
  media: async (payload, id) => {
    const row = await findRow(payload, 'media', id);
    if (!row || !isNotInTrash(row)) return undefined;
    return toPublicSource(
      toSourceState('media', id, row.updatedAt),
      toMediaDocuments({ ...row, key: String(row.key) }),
    );
  },
  sites: async (payload, id) => {
    const row = await findRow(payload, 'sites', id);
    if (!row) return undefined;
    const name = String(row.name);
    const { referencesIn } = await findReferences(payload, [row], row);
    const documents = toSiteDocuments({ ...row, name }, referencesIn(''));
    return toPublicSource(toSourceState('sites', id, row.updatedAt, name), documents);
  },
  brands: async (payload, id) => {
    const site = await findRow(payload, 'sites', id);
    if (!site) return undefined;
    const all = new Map((await findRows(payload, 'brands')).map((brand) => [brand.id, brand]));
    const own = toStudioIds(site.brands).flatMap((brand) => all.get(brand) ?? []);
    const documents = toBrandsDocuments(own, String(site.name), await findMediaKeys(payload, own));
    return toPublicSource(brandsState(site, all), documents);
  },
  redirects: async (payload, id) => {
    const site = await findRow(payload, 'sites', id);
    if (!site) return undefined;
    const rules = await findRows(payload, 'redirects', { where: { site: { equals: id } }, sort: '_order' });
    const used = rules.filter(isNotInTrash);
    return toPublicSource(redirectsState(site, used), toRedirectsDocuments(used, String(site.name)));
  },
  dictionaries: (payload, id) => readSiteDocument(payload, 'dictionaries', id, toDictionaryDocuments),
  shells: (payload, id) => readSiteDocument(payload, 'shells', id, toShellDocuments),
  themes: async (payload, id) => {
    const row = await findRow(payload, 'themes', id);
    if (!row || row._status === 'draft') return undefined;
    return toPublicSource(toSourceState('themes', id, row.updatedAt), toThemeDocuments(row));
  },
  fonts: async (payload, id) => {
    const row = await findRow(payload, 'fonts', id);
    return row && toPublicSource(toSourceState('fonts', id, row.updatedAt), toFontDocuments(row));
  },
  forms: (payload, id) => readSiteDocument(payload, 'forms', id, toFormDocuments),
  pages: (payload, id) =>
    readSiteDocument(payload, 'pages', id, (row, site, referencesIn) =>
      toPageDocuments({ ...row, key: String(row.key) }, site, referencesIn),
    ),
} satisfies Record<string, Read>;

type MakeDocuments = (row: StudioRow, site: string, referencesIn: ReferencesIn) => PublicSource['documents'];

async function readSiteDocument(payload: Payload, collection: string, id: StudioId, make: MakeDocuments) {
  const row = await findRow(payload, collection, id);
  const site = toStudioId(row?.site);
  if (!row || site === undefined || row._status === 'draft' || !isNotInTrash(row)) return undefined;
  const [named] = await findRows(payload, 'sites', {
    where: { id: { equals: site } },
    select: { name: true },
  });
  if (!named) return undefined;
  const name = String(named.name);
  const { referencesIn, states } = await findReferences(payload, [row], named);
  const documents = make(row, name, referencesIn);
  const state = toSourceState(collection, id, row.updatedAt, name);
  return { ...toPublicSource(state, documents), references: states };
}

function toPublicSource({ state }: SourceState, documents: PublicSource['documents']): PublicSource {
  return { state, documents };
}

function toStudioIds(relations: unknown): StudioId[] {
  return Array.isArray(relations) ? relations.flatMap((each) => toStudioId(each) ?? []) : [];
}
