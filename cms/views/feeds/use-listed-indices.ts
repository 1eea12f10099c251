'use client';

import type { z } from 'zod';
import type { indexList, listedIndex } from '../../../src/features/inventory/indices/openapi.ts';
import { useInventory } from './use-inventory.ts';

export type IndexList = z.output<typeof indexList>;
export type ListedIndex = z.output<typeof listedIndex>;

/** The stocks that the person sees; undefined until they are known. */
export function useListedIndices(): readonly ListedIndex[] | undefined {
  const { answer } = useInventory<IndexList>('');
  return answer?.state === 'ok' ? answer.body.indices : undefined;
}
