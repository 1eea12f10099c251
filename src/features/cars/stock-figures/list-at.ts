import { carIndexName } from '../../../shared/sites/site.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import type { CarList } from '../list/car-list.ts';
import { exclusionKeys, filterKeys, rangeFields } from '../list/list-fields.ts';
import { stockQuery } from '../list/list-query.ts';
import { parseList } from '../list/parse-list.ts';
import { applyReading } from '../phrase/apply-reading.ts';
import { phraseContext } from '../phrase/phrase-context.ts';
import { readPhrase } from '../phrase/read-phrase.ts';

/** The list at an address that an editor copied from the browser; nothing when it is another page or names no cars. */
export async function listAt(address: string, context: CatalogueContext): Promise<CarList | undefined> {
  const { site, language, services } = context;
  const url = URL.parse(address, 'http://site');
  const path = url && decodePath(url.pathname).replace(new RegExp(`^/${language}(?=/)`), '');
  if (!path || !`${path}/`.startsWith(`${site.pathToCarList}/`)) return undefined;
  if ([...url.searchParams.keys()].some((name) => !understood().includes(name))) return undefined;
  const { facet } = await services.search.search(carIndexName(site), stockQuery());
  const segments = path.slice(site.pathToCarList.length).split('/').filter(Boolean);
  const list = parseList(segments, queryOf(url.searchParams), facet);
  if (!list || list.choices.some(({ stale }) => stale)) return undefined;
  const phrase = url.searchParams.get('keyphrase') ?? '';
  const parts = readPhrase(phrase, phraseContext({ ...context, stock: facet }));
  // What no filter says, or a place that has still to be looked up, would make the figure too large.
  if (parts.some(({ kind }) => kind === 'unclear' || kind === 'within')) return undefined;
  return applyReading(list, parts, facet);
}

/** A filter that the list would ignore must not make the figure too large. */
const understood = (): readonly string[] => [
  ...filterKeys,
  ...exclusionKeys,
  ...rangeFields,
  'keyphrase',
  'sortName',
];

function queryOf(params: URLSearchParams): Record<string, readonly string[]> {
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
