'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Uses } from '../../links/find-uses.ts';
import { fetchUses } from './fetch-uses.ts';

/** Where the open document is used; undefined until it is known. Asked again when `round` changes. */
export function useUses(round: unknown): Uses | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const [uses, setUses] = useState<Uses>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (!id || !collectionSlug) return;
    const abort = new AbortController();
    fetchUses(collectionSlug, id, abort.signal)
      .then((found) => found && setUses(found))
      .catch(() => {});
    return () => abort.abort();
  }, [id, collectionSlug, round]);
  return uses;
}
