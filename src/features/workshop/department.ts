import type { Offer } from './offering.ts';

/** A workshop department with a free time, in the shape of the public API (SB-64). */
export type AvailableDepartment = {
  departmentId: string;
  siteId: string;
  siteName: string;
  address: string;
  latitude: number;
  longitude: number;
  /** Names of the makes it is authorised for. */
  brands: readonly string[];
  /** Local date and time without a zone, such as 2026-11-18T07:30:00. */
  firstTimeSlot: string;
  firstTimeSlotIsFullDay: boolean;
  /** From the place of the query, straight through the air. */
  distanceKm: number;
  /** What the chosen offerings cost there, each for one unit; left out by systems that do not say. */
  offers?: readonly Offer[] | undefined;
};

/** How the departments of a search follow one another. */
export const departmentOrders = ['nearest', 'firstTime'] as const;
export type DepartmentOrder = (typeof departmentOrders)[number];

/** The times of one day (SB-73). */
export type DaySlots = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm, local */
  availableSlots: readonly string[];
  /** The car is left before 08:00 and handled as soon as possible (SB-74). */
  allDaySlotAvailable: boolean;
};

/** A full-day slot is sent as this time (SB-77). */
export const FULL_DAY_TIME = '08:00';
/** How many departments one stream brings (SB-66). */
export const DEPARTMENTS_PER_BATCH = 5;
