'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signInAgainInForm } from '../../components/saving/guard-fetch.ts';
import { SignInDialog } from '../../components/saving/sign-in-dialog.tsx';
import { nextSessionStep } from './session-step.ts';

const CHECK_EVERY_MS = 60_000;
const REFRESH_AFTER_MS = 5 * 60_000;

/**
 * Whoever types or clicks is not idle: the session is prolonged now and then. Whoever left is signed out, and the page stays
 * with what is written in it until they sign in again.
 */
export function KeepSession({ children }: { children: ReactNode }) {
  useProlongedSession();
  const { isOver, email, onDone } = useSessionEnd();
  const { config } = useConfig();
  return (
    <>
      {children}
      {isOver && <SignInDialog api={config.routes.api} email={email} onDone={onDone} />}
    </>
  );
}

function useProlongedSession(): void {
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
}

function useSessionEnd() {
  const { user, token, tokenExpirationMs, setUser, fetchFullUser } = useAuth();
  const heldUntilMs = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOver, setOver] = useState(false);
  const email = String((user as { email?: unknown } | null)?.email ?? '');

  async function onDone(isSignedIn: boolean): Promise<void> {
    setOver(false);
    if (isSignedIn) await fetchFullUser();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another end of the session counts
  useEffect(() => {
    const step = nextSessionStep(tokenExpirationMs, heldUntilMs.current, Date.now());
    if (step.state === 'nobody') clearTimeout(timer.current);
    if (step.state !== 'hold' || !user) return;
    heldUntilMs.current = step.untilMs;
    setUser({ user, token: token ?? '', exp: step.untilMs / 1000 } as never);
    clearTimeout(timer.current);
    if (step.endsInMs === undefined) return;
    timer.current = setTimeout(() => {
      const asked = signInAgainInForm();
      if (asked) void asked.then(onDone);
      else setOver(true);
    }, step.endsInMs);
  }, [tokenExpirationMs]);

  return { isOver, email, onDone };
}
