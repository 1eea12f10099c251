import type { SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import type { Parsed } from '../../shared/search/records/record-field.ts';
import { dealershipRecord } from './dealership-record.ts';

const { added: _, ...ownRecord } = dealershipRecord;

export type Dealership = Omit<Parsed<typeof ownRecord>, 'slug'> & { slug: string };
export type Department = Dealership['departments'][number];
export type OpeningSchedule = NonNullable<Department['openingschedule']>;
export type Vacation = OpeningSchedule['vacationdays'][number];
export type Hours = OpeningSchedule['openinghours'][number];

const parse = recordParser(ownRecord);

/** Nothing, when the record is no dealership (DSD-24). */
export function parseDealership(record: SearchRecord): Dealership | undefined {
  const dealership = parse(record);
  return dealership?.slug ? { ...dealership, slug: dealership.slug } : undefined;
}
