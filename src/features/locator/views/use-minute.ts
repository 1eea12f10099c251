import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in milliseconds: that of the server at first, so that both render the same, then the visitor's, each minute. */
export function useMinute(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
