import type { Booking } from '../../booking/booking.ts';
import type { Skill } from '../../booking/calendar/bay.ts';
import type { VisitKinds } from '../../booking/visit-kind.ts';
import { jobFromOfferings } from '../job-from-offerings.ts';
import type { PriceList } from '../price-list.ts';
import type { BayTimes } from './free-times.ts';

/** What the services of a booking need of a bay, as far as the price list still has them. */
export function neededSkills(
  booking: Pick<Booking, 'services'>,
  list: PriceList,
  visitKinds: VisitKinds,
): readonly Skill[] {
  const { job } = visitKinds.of(booking);
  if (job) return job.skills;
  const { services } = booking;
  const codes = new Set(services.map(({ code }) => code));
  const offerings = [...list.services, ...list.addons].flatMap((category) => category.offerings);
  return jobFromOfferings(offerings.filter(({ code }) => codes.has(code))).skills;
}

export type RatedBayTimes = BayTimes & { lacks: readonly Skill[] };

/** Suitable bays first. Others stay on offer: staff know what they can do where. */
export function rateBays(free: readonly BayTimes[], needed: readonly Skill[]): readonly RatedBayTimes[] {
  return free
    .map((each) => ({ ...each, lacks: needed.filter((skill) => !each.bay.skills.includes(skill)) }))
    .sort((a, b) => Number(a.lacks.length > 0) - Number(b.lacks.length > 0));
}
