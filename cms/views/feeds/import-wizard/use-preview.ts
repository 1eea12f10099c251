'use client';

import { useEffect, useState } from 'react';
import type { FeedMapping } from '../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { FeedPreview } from '../../../../src/features/inventory/mapping/preview-feed.ts';
import type { Refusal } from '../ask-inventory.ts';
import { beginningOf, formOf, sendFile } from './send-file.ts';

const ASK_AFTER_MS = 400;

export type Preview = {
  /** The last that was read, also while the next one is on its way. */
  preview: FeedPreview | undefined;
  refusal: Refusal | undefined;
  isStale: boolean;
};

/** What the choices make of the file, read again after each of them. */
export function usePreview(index: string, file: File, mapping: FeedMapping): Preview {
  const [read, setRead] = useState<{ of: FeedMapping | undefined; preview?: FeedPreview; refusal?: Refusal }>(
    {
      of: undefined,
    },
  );
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const path = `/${encodeURIComponent(index)}/mapping/preview`;
      const body = formOf(mapping, await beginningOf(file));
      const answer = await sendFile<FeedPreview>({ method: 'POST', path, body });
      if (!isCurrent) return;
      setRead(({ preview }) =>
        answer.state === 'ok'
          ? { of: mapping, preview: answer.body }
          : { of: mapping, refusal: answer, ...(preview && { preview }) },
      );
    };
    const timer = setTimeout(ask, ASK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [index, file, mapping]);
  return { preview: read.preview, refusal: read.refusal, isStale: read.of !== mapping };
}
