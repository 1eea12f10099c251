import type { Offer } from '../booking/workshop-error.ts';

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

/** How many departments one stream brings (SB-66). */
export const DEPARTMENTS_PER_BATCH = 5;
