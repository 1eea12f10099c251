'use client';

import { useEffect, useRef, useState } from 'react';
import type { FeedMapping } from '../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { FeedPreview } from '../../../../src/features/inventory/mapping/preview-feed.ts';
import type { Refusal } from '../ask-inventory.ts';
import { askAboutFile, type KeptFile } from './kept-file.ts';

const ASK_AFTER_MS = 400;

export type Preview = {
  /** The last that was read, also while the next one is on its way. */
  preview: FeedPreview | undefined;
  refusal: Refusal | undefined;
  isStale: boolean;
};

/** What the choices make of the file, read again after each of them. */
export function usePreview(kept: KeptFile, mapping: FeedMapping): Preview {
  const asked = useRef(kept);
  asked.current = kept;
  const { index, file } = kept;
  const [read, setRead] = useState<{ of: FeedMapping | undefined; preview?: FeedPreview; refusal?: Refusal }>(
    {
      of: undefined,
    },
  );
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const look = { path: '/mapping/preview', mapping, isLook: true };
      const answer = await askAboutFile<FeedPreview>({ ...asked.current, index, file }, look);
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
