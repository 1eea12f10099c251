'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Uses } from '../../links/find-uses.ts';
import type { MediaUses } from '../../media/find-media-uses.ts';

/** Where the open document is used; undefined until it is known. Asked again when `round` changes. */
export function useUses(round: unknown): Uses | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const [uses, setUses] = useState<Uses>();
  const path = collectionSlug === 'media' ? `media/${id}/uses` : `used-by/${collectionSlug}/${id}`;
  const asked = id ? `/admin/api/${path}?${round}` : undefined;
  useEffect(() => {
    if (!asked) return;
    const abort = new AbortController();
    fetch(asked, { credentials: 'same-origin', signal: abort.signal })
      .then(async (response) => response.ok && setUses(toUses((await response.json()) as Uses | MediaUses)))
      .catch(() => {});
    return () => abort.abort();
  }, [asked]);
  return uses;
}

function toUses(answer: Uses | MediaUses): Uses {
  if ('uses' in answer) return answer;
  const uses = answer.shown.map(({ collection, id, title, site }) => ({
    collection,
    id,
    title: title || site,
    isPublic: true,
  }));
  return { uses, elsewhere: answer.others };
}
