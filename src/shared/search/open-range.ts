/** From and to, both included. An end that is missing has no limit, also when records beyond today's are added. */
export type OpenRange = { from?: number | undefined; to?: number | undefined };

/** As filter of a range facet, which takes exactly two values. */
export function rangeFilter({ from = 0, to = Number.MAX_SAFE_INTEGER }: OpenRange): [number, number] {
  return [from, to];
}

/** As values of an address, which has exactly two as well (LIST-28): an open end is empty. */
export function rangeParams({ from, to }: OpenRange): [string, string] {
  return [String(from ?? ''), String(to ?? '')];
}
