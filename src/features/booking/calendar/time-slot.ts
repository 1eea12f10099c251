/** The times of one day (SB-73). */
export type DaySlots = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm, local */
  availableSlots: readonly string[];
  /** The car is left before 08:00 and handled as soon as possible (SB-74). */
  allDaySlotAvailable: boolean;
};

/** A time at a department. */
export type TimeSlotChoice = {
  departmentId: string;
  /** Local date and time without a zone, such as 2026-11-18T07:30:00. */
  timeSlot: string;
  isFullDay: boolean;
};

/** A full-day slot is sent as this time (SB-77). */
export const FULL_DAY_TIME = '08:00';
