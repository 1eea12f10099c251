import type { Job } from '../booking/calendar/bay.ts';
import type { PricedOffering } from './price-list.ts';

/** Everything that was chosen is one job in one bay. */
export function jobFromOfferings(offerings: readonly Pick<PricedOffering, 'minutes' | 'skills'>[]): Job {
  return {
    minutes: offerings.reduce((sum, { minutes }) => sum + minutes, 0),
    skills: [...new Set(offerings.flatMap(({ skills }) => skills))],
  };
}
