import type { Clock } from '../../platform/clock.ts';
import type { Geocoder } from '../geocoder.ts';
import { GeocoderUnavailable } from '../geocoder-unavailable.ts';

const MAX_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * At most so many calls a minute leave this process, whoever makes them: pages search without script, too, and every call
 * may cost money. What is above the limit is refused.
 */
export function limitedGeocoder(geocoder: Geocoder, now: Clock, maxPerMinute = MAX_PER_MINUTE): Geocoder {
  let minute = 0;
  let calls = 0;

  async function limited<T>(call: () => Promise<T>): Promise<T> {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) [minute, calls] = [current, 0];
    calls += 1;
    if (calls > maxPerMinute) throw new GeocoderUnavailable('refused', `over ${maxPerMinute} calls a minute`);
    return call();
  }

  return {
    suggest: (query) => limited(() => geocoder.suggest(query)),
    geocode: (query) => limited(() => geocoder.geocode(query)),
    reverse: (at, language, signal) => limited(() => geocoder.reverse(at, language, signal)),
  };
}
