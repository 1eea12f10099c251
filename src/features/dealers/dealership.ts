import type { SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import type { Parsed } from '../../shared/search/records/record-field.ts';
import { dealershipRecord } from './dealership-record.ts';

export type Dealership = Omit<Parsed<typeof dealershipRecord>, 'slug'> & { slug: string };
export type Department = Dealership['departments'][number];
export type OpeningSchedule = NonNullable<Department['openingschedule']>;
export type Vacation = OpeningSchedule['vacationdays'][number];
export type Hours = OpeningSchedule['openinghours'][number];

const parse = recordParser(dealershipRecord);

/** Nothing, when the record is no dealership (DSD-24). */
export function parseDealership(record: SearchRecord): Dealership | undefined {
  const dealership = parse(record);
  return dealership?.slug ? { ...dealership, slug: dealership.slug } : undefined;
}
