import { type LocationHeader, locationHeader } from '../../shared/platform/location-header.ts';
import { type Destination, destinationPath, destinationQuery } from './destination.ts';
import { mergeQuery } from './query.ts';
import type { RequestPath } from './request-path.ts';
import type { SourceMatch } from './source-tree.ts';

/** Whether the site has a page at a decoded path. */
export type PageExists = (path: string) => boolean;

export type Redirect = { rule: number; location: LocationHeader };

/** The target in its parts; `origin` is '' on the same site. */
export type RedirectTarget = { rule: number; origin: string; path: string; query: string; fragment: string };

export function toRedirect({ rule, origin, path, query, fragment }: RedirectTarget): Redirect {
  return { rule, location: locationHeader(`${path}${query && `?${query}`}${fragment}`, origin) };
}

/** The target of the matching rule; none if it is the requested address itself or the rule yields to a language or a page. */
export function resolveTarget(
  match: SourceMatch,
  requestPath: RequestPath,
  requestQuery: string,
  pageExists: PageExists,
): RedirectTarget | undefined {
  const { rule } = match;
  if (rule.yieldsToLanguage && (match.rest.length > 0 || pageExists(requestPath.key ?? ''))) return undefined;
  if (yieldsToPage(rule) && pageExists(requestPath.key ?? '')) return undefined;
  const { destination, path } = chooseDestination(match, pageExists);
  const { origin, fragment } = destination;
  const query = destinationQuery(destination, match, requestQuery);
  const isSameAddress =
    origin === '' && path === requestPath.canonical() && query === mergeQuery('', noKeys, requestQuery);
  return isSameAddress ? undefined : { rule: rule.number, origin, path, query, fragment };
}

/** A page may have a name that could be the number of a car: it stays where it is (ROUTE-30). */
function yieldsToPage({ source }: SourceMatch['rule']): boolean {
  return source.some(({ kind }) => kind === 'code');
}

const noKeys: ReadonlySet<string> = new Set();

function chooseDestination(
  match: SourceMatch,
  pageExists: PageExists,
): { destination: Destination; path: string } {
  const { destination, otherwise } = match.rule;
  const path = destinationPath(destination, match);
  if (!otherwise || pageExists(decodeURIComponent(path))) return { destination, path };
  return { destination: otherwise, path: destinationPath(otherwise, match) };
}
