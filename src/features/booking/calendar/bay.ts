/** What a job needs of a bay, and a bay offers. */
export const skills = ['general', 'tyre', 'alignment', 'diagnostics', 'climate', 'brakes', 'body'] as const;
export type Skill = (typeof skills)[number];

/** A place in a workshop where one car at a time is worked on, with a mechanic. */
export type Bay = {
  /** Unique in the installation. */
  id: string;
  name: string;
  skills: readonly Skill[];
};

/** Half-open, in minutes since midnight, local wall time. */
export type Interval = { startsAt: number; endsAt: number };

/** What stands in a bay's calendar. */
export type Occupancy = Interval & {
  id: string;
  departmentId: string;
  bayId: string;
  /** YYYY-MM-DD */
  date: string;
  kind: 'booking' | 'hold' | 'block';
  /** Of a hold: ISO, UTC. From then on it counts for nothing. */
  expiresAt?: string | undefined;
};

/** What is to be done, and how long it takes. */
export type Job = { minutes: number; skills: readonly Skill[] };

/** Capacity is taken in quarters of an hour: the unit of the database's constraint. */
export const QUARTER_MINUTES = 15;
