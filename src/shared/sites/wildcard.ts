/** The marker that stands for any one segment of an address (ROUTE-28). */
export const wildcardMarker = ',-w-,';

/** The path of the request to a wildcard page: each marker replaced by the actual segment. */
export function fillWildcards(path: string, wildcards: readonly string[]): string {
  if (wildcards.length === 0) return path;
  const given = wildcards.values();
  return path
    .split('/')
    .map((segment) => (segment === wildcardMarker ? (given.next().value ?? segment) : segment))
    .join('/');
}
