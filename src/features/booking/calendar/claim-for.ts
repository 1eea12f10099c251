import type { Claim } from '../booking-store.ts';
import type { Occupancy } from './bay.ts';
import { parseTime } from './local-date.ts';
import { type OfferQuery, offeredTimes } from './offered-times.ts';
import { busyByDate, isBayFree, suitableBays } from './suitable-bays.ts';
import { FULL_DAY_TIME } from './time-slot.ts';

export type ClaimQuery = OfferQuery & {
  /** HH:mm; 08:00 for the whole day. */
  time: string;
  isFullDay: boolean;
  /** Bays that look free are tried first. Left out: the database finds out. */
  occupied?: readonly Occupancy[] | undefined;
  /** A time that was held in good time stays bookable until it has come, though the lead time has run out since. */
  isHeld?: boolean | undefined;
};

/**
 * What to take in the calendar for a time. Undefined when the rules do not offer that time, or no bay has the skills.
 * Bays that look occupied are in it too: only the database knows, and a customer's own hold looks the same.
 */
export function claimFor({
  time,
  isFullDay,
  occupied = [],
  isHeld = false,
  ...query
}: ClaimQuery): Claim | undefined {
  const setup = isHeld ? { ...query.setup, leadMinutes: 0 } : query.setup;
  const offered = offeredTimes({ ...query, setup });
  if (offered.isFullDay !== isFullDay || (isFullDay && time !== FULL_DAY_TIME)) return undefined;
  const wanted = isFullDay
    ? offered.times[0]
    : offered.times.find(({ startsAt }) => startsAt === parseTime(time));
  const bays = suitableBays(setup.bays, query.job);
  if (!wanted || bays.length === 0) return undefined;
  const busy = busyByDate(occupied).get(query.date) ?? new Map();
  const looksFree = ({ id }: { id: string }) => isBayFree(busy, id, wanted);
  const bayIds = [...bays.filter(looksFree), ...bays.filter((bay) => !looksFree(bay))].map(({ id }) => id);
  return { departmentId: setup.departmentId, date: query.date, ...wanted, isFullDay, bayIds };
}
