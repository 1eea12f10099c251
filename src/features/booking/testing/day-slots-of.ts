import type { Occupancy } from '../calendar/bay.ts';
import { slotsOfDays } from '../calendar/day-slots.ts';
import type { OfferQuery } from '../calendar/offered-times.ts';
import type { DaySlots } from '../calendar/time-slot.ts';

/** The free times of one day. */
export function daySlots(query: OfferQuery & { occupied: readonly Occupancy[] }): DaySlots {
  const { date, weekday, open, ...rest } = query;
  const [slots] = slotsOfDays({ ...rest, days: [{ date, weekday, open }] });
  if (!slots) throw new Error('one day has slots');
  return slots;
}
