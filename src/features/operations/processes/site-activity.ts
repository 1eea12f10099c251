import type { Clock } from '../../../shared/platform/clock.ts';
import { createAddressCounter } from '../addresses/not-found-log.ts';
import { createFailingSections } from './failing-sections.ts';
import { createSlowPages } from './slow-pages.ts';

export type SiteActivity = ReturnType<typeof createSiteActivity>;

/** What this process remembers of serving the sites, for the operations page. */
export function createSiteActivity(clock: Clock) {
  return {
    addresses: createAddressCounter(),
    failingSections: createFailingSections(clock),
    slowPages: createSlowPages(clock),
  };
}
