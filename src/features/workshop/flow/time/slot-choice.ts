import type { TimeSlotChoice } from '../../../booking/calendar/time-slot.ts';
import type { AvailableDepartment } from '../../department.ts';

export type PickedTimeSlot = Pick<TimeSlotChoice, 'timeSlot' | 'isFullDay'>;

export type OnPick = (department: AvailableDepartment, slot: PickedTimeSlot) => void;

/** A time that somebody else was faster to take. */
export type TakenSlot = { department: AvailableDepartment; alternatives: readonly TimeSlotChoice[] };
