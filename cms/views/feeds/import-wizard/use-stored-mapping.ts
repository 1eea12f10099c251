'use client';

import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import type { storedMapping } from '../../../../src/features/inventory/mapping/openapi.ts';
import { askInventory, type Refusal } from '../ask-inventory.ts';
import type { IndexList } from '../use-listed-indices.ts';

export type StoredMapping = z.output<typeof storedMapping>;

export type StoredMappingState =
  | { state: 'asking' }
  | { state: 'none' }
  | { state: 'stored'; stored: StoredMapping }
  | { state: 'failed'; refusal: Refusal };

/** The mapping in force. The list says whether there is one, so that nothing is asked for that is not there. */
export function useStoredMapping(index: string): {
  mapping: StoredMappingState;
  reload: () => Promise<void>;
} {
  const [mapping, setMapping] = useState<StoredMappingState>({ state: 'asking' });
  const reload = useCallback(async () => setMapping(await readMapping(index)), [index]);
  useEffect(() => {
    let isCurrent = true;
    readMapping(index).then((found) => isCurrent && setMapping(found));
    return () => {
      isCurrent = false;
    };
  }, [index]);
  return { mapping, reload };
}

async function readMapping(index: string): Promise<StoredMappingState> {
  const list = await askInventory<IndexList>('');
  if (list.state !== 'ok') return { state: 'failed', refusal: list };
  const listed = list.body.indices.find((each) => each.index === index);
  if (listed?.mappingVersion === undefined) return { state: 'none' };
  const answer = await askInventory<StoredMapping>(`/${encodeURIComponent(index)}/mapping`);
  return answer.state === 'ok'
    ? { state: 'stored', stored: answer.body }
    : { state: 'failed', refusal: answer };
}
