import { useState } from 'react';
import { type Coordinates, toCoordinates } from '../../platform/coordinates.ts';
import { reportClientError } from '../../platform/report-client-error.ts';

const POSITION_TIMEOUT_MS = 10_000;
const POSITION_MAX_AGE_MS = 60_000;

/**
 * Where the visitor is, if they allow it (LOC-32). When they do not, or nobody knows, a warning is logged and nothing
 * else changes (LOC-33).
 */
export function useNearMe(onPosition: (position: Coordinates) => void) {
  const [locating, setLocating] = useState(false);
  async function locate() {
    if (locating) return;
    setLocating(true);
    try {
      onPosition(await currentPosition());
    } catch (error) {
      reportClientError('POSITION_UNKNOWN', 'near-me', error);
    } finally {
      setLocating(false);
    }
  }
  return { locating, locate };
}

/** Asks the permission first: a refusal given earlier is known without waiting for the browser's position. */
export async function currentPosition(
  browser: Pick<Navigator, 'geolocation' | 'permissions'> = navigator,
): Promise<Coordinates> {
  if ((await permissionState(browser)) === 'denied') throw new Error('permission denied');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    // The browser's own message may hold details of the device; its code says enough.
    browser.geolocation.getCurrentPosition(resolve, ({ code }) => reject(new Error(failures[code])), {
      timeout: POSITION_TIMEOUT_MS,
      maximumAge: POSITION_MAX_AGE_MS,
    }),
  );
  const position = toCoordinates(coords.latitude, coords.longitude);
  if (!position) throw new Error('position unavailable');
  return position;
}

// GeolocationPositionError's codes.
const failures: Readonly<Record<number, string>> = {
  1: 'permission denied',
  2: 'position unavailable',
  3: 'timeout',
};

async function permissionState({ permissions }: Pick<Navigator, 'permissions'>): Promise<string> {
  try {
    return (await permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Older browsers do not know the query, and ask by themselves.
    return 'prompt';
  }
}
