'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

type Answer<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'found'; data: Data };

const TYPING_PAUSE_MS = 200;

/** Asks the studio about links of the document that is open; without a path nothing is asked. */
export function useLinkQuery<Data>(path: string | undefined, query: Readonly<Record<string, string>>) {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const [answer, setAnswer] = useState<Answer<Data>>({ state: 'loading' });
  const asked =
    path &&
    `/admin/api/links/${path}?${new URLSearchParams({
      ...query,
      collection: collectionSlug ?? '',
      id: String(id ?? ''),
      language: code,
    })}`;
  useEffect(() => {
    if (!asked) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(asked, { credentials: 'same-origin', signal: abort.signal });
        setAnswer(
          response.ok ? { state: 'found', data: (await response.json()) as Data } : { state: 'failed' },
        );
      } catch {
        if (!abort.signal.aborted) setAnswer({ state: 'failed' });
      }
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return answer;
}
