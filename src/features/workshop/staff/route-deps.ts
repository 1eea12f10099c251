import type { FastifyRequest } from 'fastify';
import type { Log } from '../../../shared/platform/log.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { RenderStandalonePage } from '../../../shared/sites/pages/standalone-page.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { BayCalendar, BookingStore } from '../../booking/booking-store.ts';
import type { BookingManagement } from '../../booking/manage/manage-route-deps.ts';
import type { SetupStore } from '../setup-store.ts';

/** Somebody who is signed in to the studio. */
export type StaffUser = {
  role: 'administrator' | 'editor' | 'author';
  /** Names of the sites they work on; administrators work on all. */
  sites: readonly string[] | 'all';
};

/** Who sent a request, by its cookies; unreachable while the studio does not answer. */
type StaffSession = (
  cookieHeader: string | undefined,
) => Promise<
  { state: 'signed in'; user: StaffUser } | { state: 'signed out' } | { state: 'unreachable'; reason: string }
>;

export type StaffRouteDeps = {
  log: Log;
  now: () => Date;
  search: CachedSearch;
  sites: () => readonly Site[];
  siteAt: (host: string) => Site | undefined;
  /** Of a site, or of the studio. */
  isKnownHost: (request: FastifyRequest) => boolean;
  /** Undefined where the studio is switched off. */
  studio: { staffSession: StaffSession; origin: string | undefined } | undefined;
  /** Undefined where a remote system keeps the bookings: there is then nothing to manage here. */
  stores: { bookings: BookingStore; calendar: BayCalendar; setups: SetupStore } | undefined;
  /** What customers are told of a change, and of what kind their visits are; undefined in the same case. */
  management: Pick<BookingManagement, 'deliveries' | 'visitKinds'> | undefined;
  /** Bookings have been changed: their messages are due. */
  onChanged: () => void;
  renderStandalone: RenderStandalonePage;
};
