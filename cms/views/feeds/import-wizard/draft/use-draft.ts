'use client';

import { useAuth } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteDraft, readDraft, writeChoices, writeFile } from './draft-store.ts';
import type { FeedDraft } from './feed-draft.ts';

const SAVE_AFTER_MS = 300;

export type DraftOfIndex = {
  /** Undefined until it is known whether there is one, null where there is none. */
  draft: FeedDraft | null | undefined;
  /** Whether it is of an earlier visit. */
  isFound: boolean;
  change: (next: FeedDraft) => void;
  discard: () => void;
};

/** The draft of a person for an index, kept through reloads. */
export function useDraft(index: string): DraftOfIndex {
  const key = `${useAuth().user?.id ?? ''} ${index}`;
  const [draft, setDraft] = useState<FeedDraft | null>();
  const [isFound, setFound] = useState(false);
  const storedFile = useRef<File>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    let isCurrent = true;
    readDraft(key).then((found) => {
      if (!isCurrent) return;
      setDraft(found ?? null);
      storedFile.current = found?.file;
      setFound(found !== undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const change = useCallback(
    (next: FeedDraft) => {
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => writeChoices(key, next), SAVE_AFTER_MS);
      if (storedFile.current === next.file) return;
      storedFile.current = next.file;
      writeFile(key, next);
    },
    [key],
  );
  const discard = useCallback(() => {
    clearTimeout(timer.current);
    setDraft(null);
    setFound(false);
    storedFile.current = undefined;
    deleteDraft(key);
  }, [key]);
  return { draft, isFound, change, discard };
}
