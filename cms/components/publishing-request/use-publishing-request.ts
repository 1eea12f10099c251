'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { RequestOverview } from '../../publishing-requests/request-endpoints.ts';

/** The newest request for a document, read again after every save, and what can be done about it. */
export function usePublishingRequest(
  kind: string | undefined,
  id: number | string | undefined,
  unreachable: string,
) {
  const { lastUpdateTime, savedDocumentData, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const [overview, setOverview] = useState<RequestOverview>();
  const path = `/admin/api/publishing-request/${kind}/${id}`;
  const saved = [
    lastUpdateTime,
    savedDocumentData?.['updatedAt'],
    hasPublishedDoc,
    unpublishedVersionCount,
  ].join();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const response = await fetch(path, { credentials: 'same-origin', ...(signal && { signal }) });
        if (response.ok) setOverview((await response.json()) as RequestOverview);
      } catch {
        // The panel stays as it was; what matters is refused or confirmed where it is sent.
      }
    },
    [path],
  );

  useEffect(() => {
    if (!id || !kind || !saved) return;
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [id, kind, saved, load]);

  const post = async (at: string, body: object): Promise<string | undefined> => {
    try {
      const response = await fetch(at, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { error } = (await response.json()) as { error?: string };
      await load();
      return response.ok ? undefined : (error ?? unreachable);
    } catch {
      return unreachable;
    }
  };

  return {
    overview,
    ask: (note: string) => post(path, { note }),
    sendBack: (note: string) => post(`${path}/return`, { note }),
    markSeen: () => void post(`${path}/seen`, {}),
  };
}
