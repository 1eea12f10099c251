import { wallTime } from '../../../shared/platform/wall-time.ts';

const MORNING_MINUTES = 9 * 60;
const EVENING_MINUTES = 20 * 60;

/**
 * Today's date while it is daytime in all the zones, so that no telephone rings at night; in Europe that leaves at least
 * nine hours a day.
 */
export function dateInDaytime(timeZones: readonly string[], now: Date): string | undefined {
  const local = timeZones.map((zone) => wallTime(now, zone));
  const isDaytime = local.every(({ minutes }) => minutes >= MORNING_MINUTES && minutes < EVENING_MINUTES);
  return isDaytime ? local[0]?.date : undefined;
}
