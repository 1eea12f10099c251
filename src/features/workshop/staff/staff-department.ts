import type { Country } from '../../../shared/sites/countries.ts';
import type { Bay, Interval } from '../../booking/calendar/bay.ts';

/** A workshop department as its staff see it. */
export type StaffDepartment = {
  id: string;
  /** The dealership's, such as Solvik Göteborg. */
  name: string;
  /** The name of the site that it belongs to. */
  site: string;
  country: Country;
  timeZone: string;
  bays: readonly Bay[];
  /** When cars are worked on, on a local date; empty on a day off. */
  workingOn: (date: string) => readonly Interval[];
};
