import { z } from 'zod';
import { listOf, text } from '../platform/lenient.ts';
import type { SearchRecord } from '../search/port.ts';

const hours = z.object({ day: z.string(), displayText: z.string() });

const vacation = z.object({
  vacationtitle: z.string().catch(''),
  vacationstart: z.string(),
  vacationend: z.string(),
  vacationdays: listOf(hours),
});

const schedule = z.object({
  openinghours: listOf(hours),
  deviationdays: listOf(hours),
  vacationdays: listOf(vacation),
});

const employee = z.object({
  first_name: z.string().catch(''),
  last_name: z.string().catch(''),
  title: text,
  phone: text,
  email: text,
});

const department = z.object({
  name: z.string().catch(''),
  official_name: text,
  group: text,
  phone: text,
  email: text,
  brands: listOf(z.object({ brand_code: z.string(), name: text })),
  users: listOf(employee),
  erp_id: text,
  openingschedule: schedule.optional().catch(undefined),
});

const siteRecord = z.object({
  site_id: z.string().min(1),
  slug: z.string().min(1),
  site_official_name: z.string().min(1),
  site_street: text,
  site_zip: text,
  site_city: text,
  site_region: text,
  site_phone: text,
  site_email: text,
  site_geocoord: text,
  site_image_url: text,
  site_primary_image: z.object({ original: z.string() }).optional().catch(undefined),
  website_city: text,
  site_brands: z.array(z.string()).catch([]),
  site_departments: listOf(department),
});

/** A dealership as the index has it (001 §3.6), each part checked; the names stay those of the trade's own records. */
export type Dealership = z.infer<typeof siteRecord>;
export type Department = Dealership['site_departments'][number];
export type OpeningSchedule = NonNullable<Department['openingschedule']>;
export type Vacation = OpeningSchedule['vacationdays'][number];
export type Hours = OpeningSchedule['openinghours'][number];

/** Nothing, when the record is no dealership (DSD-24). */
export function parseDealership(record: SearchRecord): Dealership | undefined {
  return siteRecord.safeParse(record).data;
}
