import type { Chunk } from './phrase-tokens.ts';
import type { AmountFilter } from './resolve-amount.ts';

const SECOND_HALF = 50;

/** A British plate names its half-year: '21 plate' is from March 2021 on, '71 plate' from September. */
export function readPlate([first, second]: readonly Chunk[]):
  | { filter: AmountFilter; length: number }
  | undefined {
  const joined = /^(\d{2})(?:plate|reg)$/.exec(first?.key ?? '');
  const apart = /^\d{2}$/.test(first?.key ?? '') && /^(?:plate|reg)$/.test(second?.key ?? '');
  if (!joined && !apart) return undefined;
  const code = Number(joined?.[1] ?? first?.key);
  const from = 2000 + (code % SECOND_HALF);
  // A car of the second half may be registered as late as in February.
  const to = code > SECOND_HALF ? from + 1 : from;
  return { filter: { kind: 'year', from, to, certainty: 0.95 }, length: joined ? 1 : 2 };
}
