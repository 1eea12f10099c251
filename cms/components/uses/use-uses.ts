'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Uses } from '../../links/find-uses.ts';
import { fetchUses } from './fetch-uses.ts';

/** Where the open document is used, asked for each time `isAsked` becomes true; undefined until it is known. */
export function useUses(isAsked: boolean): Uses | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const [uses, setUses] = useState<Uses>();
  useEffect(() => {
    if (!id || !collectionSlug || !isAsked) return;
    const abort = new AbortController();
    fetchUses(collectionSlug, id, abort.signal)
      .then((found) => found && setUses(found))
      .catch(() => {});
    return () => abort.abort();
  }, [id, collectionSlug, isAsked]);
  return uses;
}
