import { toPathSegment } from './path-segment.ts';
import type { ParsedPhrase } from './phrase-to-filters.ts';

/**
 * The URL of a search: one make, or a make and its model, as segments of the path; the rest as keyphrase. The
 * visitor's other query parameters stay. Two makes do not fit into one path and become filters of the query.
 */
export function searchUrl(list: string, { values, keyphrase }: ParsedPhrase, search: string): string {
  const [path = '', ownSearch = ''] = list.split('?');
  const query = new URLSearchParams(ownSearch);
  for (const [name, value] of new URLSearchParams(search))
    if (name !== 'keyphrase') query.append(name, value);
  const [only, ...others] = values;
  const segments = only && others.length === 0 ? only.path.map(toPathSegment) : [];
  if (others.length > 0) {
    for (const { facet, path: levels } of values) {
      const names = facet.split('>');
      for (const [level, value] of levels.entries()) addOnce(query, names[level] ?? facet, value);
    }
  }
  if (keyphrase) query.set('keyphrase', keyphrase);
  const address = [path.replace(/\/$/, ''), ...segments].join('/') || '/';
  return query.size > 0 ? `${address}?${query}` : address;
}

function addOnce(query: URLSearchParams, name: string, value: string): void {
  if (!query.has(name, value)) query.append(name, value);
}
