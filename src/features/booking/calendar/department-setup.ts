import { z } from 'zod';
import { skills } from './bay.ts';

const minutesOfDay = z.number().int().min(0).max(1440).multipleOf(15);

/** A department's calendar, as its operator sets it up. A department without one gets `defaultSetup`. */
export const departmentSetup = z.object({
  departmentId: z.string().min(1).max(100),
  bays: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        name: z.string().min(1).max(100),
        skills: z.array(z.enum(skills)).min(1),
      }),
    )
    .min(1)
    .max(100),
  /** When mechanics work, Monday first; null is a day off. Never outside the opening hours. */
  mechanicsHours: z.array(z.object({ startsAt: minutesOfDay, endsAt: minutesOfDay }).nullable()).length(7),
  /** Times are offered this far apart. */
  slotStepMinutes: z.number().int().min(15).max(240).multipleOf(15).default(60),
  /** Nothing earlier than so many minutes from now. */
  leadMinutes: z.number().int().min(0).max(20_160).default(120),
  /** On these weekdays (0 is Monday) cars are only left for the whole day. */
  dropOffWeekdays: z.array(z.number().int().min(0).max(6)).default([]),
  /** How far ahead times are offered. */
  horizonDays: z.number().int().min(7).max(365).default(90),
});

export type DepartmentSetup = z.output<typeof departmentSetup>;

/** A job of so many minutes is only taken for the whole day. */
export const FULL_DAY_FROM_MINUTES = 240;
