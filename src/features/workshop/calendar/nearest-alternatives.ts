import type { TimeSlotChoice } from '../workshop-error.ts';
import { type SlotsQuery, slotsOfDays, toChoices } from './day-slots.ts';

const ALTERNATIVES = 3;

/** The free times nearest to one that is taken, nearest first; of two at the same distance the earlier. */
export function nearestAlternatives(query: SlotsQuery, taken: string): readonly TimeSlotChoice[] {
  const distance = ({ timeSlot }: TimeSlotChoice) =>
    Math.abs(Date.parse(`${timeSlot}Z`) - Date.parse(`${taken}Z`));
  return slotsOfDays(query)
    .flatMap((day) => toChoices(query.setup.departmentId, day))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVES);
}
