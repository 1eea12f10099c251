import type { SearchRecord } from '../../shared/search/port.ts';
import { type Dealership, parseDealership } from '../dealers/dealership.ts';

/** By id, for the cars that name them. */
export async function readDealerships(
  batches: AsyncIterable<readonly { body: SearchRecord }[]> | Iterable<readonly { body: SearchRecord }[]>,
): Promise<Map<string, Dealership>> {
  const found = new Map<string, Dealership>();
  for await (const batch of batches)
    for (const { body } of batch) {
      const dealership = parseDealership(body);
      if (dealership) found.set(dealership.id, dealership);
    }
  return found;
}
