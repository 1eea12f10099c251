'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

const CHECK_EVERY_MS = 60_000;
const REFRESH_AFTER_MS = 5 * 60_000;

/** Whoever types or clicks is not idle: the session is prolonged now and then. Whoever left is signed out. */
export function KeepSession({ children }: { children: ReactNode }) {
  const { user, refreshCookieAsync } = useAuth();
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    let refreshedAt = Date.now();
    let activeAt = 0;
    const noteActivity = () => {
      activeAt = Date.now();
    };
    const timer = setInterval(() => {
      const now = Date.now();
      if (activeAt < refreshedAt || now - refreshedAt < REFRESH_AFTER_MS) return;
      refreshedAt = now;
      void refreshCookieAsync();
    }, CHECK_EVERY_MS);
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, noteActivity, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, noteActivity);
    };
  }, [id, refreshCookieAsync]);

  return children;
}
