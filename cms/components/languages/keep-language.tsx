'use client';

import { useAuth, usePreferences, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { isStudioLanguage } from '../../i18n/studio-text.ts';

const PREFERENCE = 'forecourt-language';

/** Payload keeps the language of the studio in a cookie; here it belongs to the account, and follows to other devices. */
export function KeepLanguage({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { i18n, switchLanguage } = useTranslation();
  const { getPreference, setPreference } = usePreferences();
  const seen = useRef<{ user: unknown; language: string }>(undefined);

  useEffect(() => {
    if (!user) return;
    const before = seen.current;
    seen.current = { user: user.id, language: i18n.language };
    if (before?.user !== user.id) {
      void getPreference<string>(PREFERENCE).then((chosen) => {
        if (isStudioLanguage(chosen) && chosen !== i18n.language) void switchLanguage?.(chosen);
      });
    } else if (before.language !== i18n.language) void setPreference(PREFERENCE, i18n.language);
  }, [user, i18n.language, switchLanguage, getPreference, setPreference]);

  return children;
}
