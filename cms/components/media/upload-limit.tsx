'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { refuseLargeFiles } from './refuse-large-files.ts';

/** A file that is too large is refused before it is sent, in every form that has one. */
export function UploadLimit({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    const plain = window.fetch;
    const guarded = refuseLargeFiles(plain, language);
    window.fetch = guarded;
    return () => {
      // Somebody else may have put another one around it.
      if (window.fetch === guarded) window.fetch = plain;
    };
  }, [language]);
  return children;
}
