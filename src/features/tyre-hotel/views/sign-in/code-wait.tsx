import { useEffect, useState } from 'react';
import type { TyreTexts } from '../use-tyre-hotel.ts';

/** A plate gets a code a minute (TH-25). */
export const CODE_WAIT_MS = 60_000;

/** Counts down to 0; by the visitor's own clock, because both ends are read from it. */
export function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left;
}

/** When another code can be sent. Not read aloud every second. */
export function CodeWait({ seconds, texts }: { seconds: number; texts: TyreTexts }) {
  if (seconds === 0) return null;
  return (
    <p id="tyre-code-wait" className="text-size-small text-ink-muted num">
      {texts('tyreCodeWait', { seconds })}
    </p>
  );
}
