import type { AvailableDepartment } from '../../department.ts';
import type { TimeSlotChoice } from '../../workshop-error.ts';

export type PickedTimeSlot = Pick<TimeSlotChoice, 'timeSlot' | 'isFullDay'>;

export type OnPick = (department: AvailableDepartment, slot: PickedTimeSlot) => void;

/** A time that somebody else was faster to take. */
export type TakenSlot = { department: AvailableDepartment; alternatives: readonly TimeSlotChoice[] };
