'use client';

import type { z } from 'zod';
import type { indexList, listedIndex } from '../../../src/features/inventory/indices/openapi.ts';
import { useInventory } from './use-inventory.ts';

export type IndexList = z.output<typeof indexList>;
export type ListedIndex = z.output<typeof listedIndex>;

/** One of the stocks that the person sees; undefined until it is known, and where they do not. */
export function useListedIndex(index: string): ListedIndex | undefined {
  const { answer } = useInventory<IndexList>('');
  return answer?.state === 'ok' ? answer.body.indices.find((each) => each.index === index) : undefined;
}
