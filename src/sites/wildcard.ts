/** The marker that stands for any one segment of an address (ROUTE-28). */
export const wildcardMarker = ',-w-,';

/** The address a wildcard page was opened at: its path with what stood in the place of each marker. */
export function fillWildcards(path: string, wildcards: readonly string[]): string {
  if (wildcards.length === 0) return path;
  const given = wildcards.values();
  return path
    .split('/')
    .map((segment) => (segment === wildcardMarker ? (given.next().value ?? segment) : segment))
    .join('/');
}
