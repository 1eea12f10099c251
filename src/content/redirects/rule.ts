import { z } from 'zod';

/**
 * An old address and its destination (ROUTE-11).
 *
 * A segment of the source may hold parameters: `{id}`, `{group}-bil-{location}`; `{id:number}` takes digits alone. `{path*}` at its end stands for any
 * number of segments, none included; a destination without `{path*}` gathers them all. `{group}` and `{store}` are
 * the site's own slugs, filled in when the table is compiled. Which rule wins is described in docs/decisions/010.
 */
export const redirectRule = z.object({
  source: z.string(),
  /** A path of the same site, with a query if need be, or an absolute address elsewhere. */
  destination: z.string(),
  permanent: z.literal(true),
  /** Matches only if every one of these is in the query, in any order (ROUTE-16). */
  has: z.array(z.object({ type: z.literal('query'), key: z.string().min(1), value: z.string() })).optional(),
  /** The target as long as the destination is no page of the site: the index, for a story that is gone (RED-87). */
  otherwise: z.string().optional(),
});

export type RedirectRule = z.infer<typeof redirectRule>;
export type QueryCondition = NonNullable<RedirectRule['has']>[number];
