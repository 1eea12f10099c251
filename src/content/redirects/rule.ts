/**
 * An old address and its destination (ROUTE-11).
 *
 * A segment of the source may hold parameters: `{id}`, `{group}-bil-{location}`; `{id:number}` takes digits alone. `{path*}` at its end stands for any
 * number of segments, none included; a destination without `{path*}` gathers them all. `{group}` and `{store}` are
 * the site's own slugs, filled in when the table is compiled. Which rule wins is described in docs/decisions/010.
 */
export type RedirectRule = {
  source: string;
  /** A path of the same site, with a query if need be, or an absolute address elsewhere. */
  destination: string;
  permanent: true;
  /** Matches only if every one of these is in the query, in any order (ROUTE-16). */
  has?: readonly QueryCondition[] | undefined;
  /** The target as long as the destination is no page of the site: the index, for a story that is gone (RED-87). */
  otherwise?: string | undefined;
};

export type QueryCondition = { type: 'query'; key: string; value: string };
