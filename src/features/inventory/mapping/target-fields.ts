import type { z } from 'zod';
import { whenFieldsChange } from '../../../shared/search/records/added-fields.ts';
import { allFields } from '../../../shared/search/records/derive.ts';
import * as feed from '../../../shared/search/records/feed-types.ts';
import type { RecordDeclaration } from '../../../shared/search/records/record-field.ts';
import { carRecord } from '../../cars/record/car-record.ts';
import { dealershipRecord } from '../../dealers/dealership-record.ts';
import { kitRecord, kitVehicleRecord } from '../../kits/kit-record.ts';
import { chargerRecord } from '../../locator/charger-record.ts';
import { serviceRecord } from '../../workshop/service-record.ts';
import type { IndexKind } from '../index-definitions.ts';

export const targetTypes = [
  ...['id', 'text', 'number', 'amount', 'year', 'flag', 'date', 'coordinates', 'texts'],
  ...['record', 'records', 'anything'],
] as const;

/** What a field of ours takes. */
export type TargetType = (typeof targetTypes)[number];

export type TargetField = { name: string; type: TargetType; isRequired: boolean };

const declarations: Readonly<Record<IndexKind, RecordDeclaration>> = {
  cars: carRecord,
  sites: dealershipRecord,
  chargers: chargerRecord,
  kits: kitRecord,
  vehicleKits: kitVehicleRecord,
  services: serviceRecord,
};

const types: ReadonlyMap<z.ZodType, TargetType> = new Map<z.ZodType, TargetType>([
  [feed.id, 'id'],
  [feed.code, 'id'],
  [feed.text, 'text'],
  [feed.number, 'number'],
  [feed.amount, 'amount'],
  [feed.year, 'year'],
  [feed.flag, 'flag'],
  [feed.time, 'date'],
  [feed.coordinates, 'coordinates'],
  [feed.texts, 'texts'],
  [feed.record, 'record'],
  [feed.records, 'records'],
]);

const fieldsByKind = new Map<IndexKind, ReadonlyMap<string, TargetField>>();
whenFieldsChange(() => fieldsByKind.clear());

/** The fields that a feed of this kind may bring, by name. */
export function targetFields(kind: IndexKind): ReadonlyMap<string, TargetField> {
  const known = fieldsByKind.get(kind);
  if (known) return known;
  const sent = allFields(declarations[kind]).filter(({ uses }) => !uses.includes('internal'));
  const fields = new Map(
    sent.map(({ name, feed: type, uses }) => [
      name,
      { name, type: types.get(type) ?? 'anything', isRequired: uses.includes('required') },
    ]),
  );
  fieldsByKind.set(kind, fields);
  return fields;
}

/** A field, or a part of one: car_sellers.0.name. */
export function targetOf(kind: IndexKind, name: string): TargetField | undefined {
  const whole = targetFields(kind).get(name);
  if (whole) return whole;
  const field = targetFields(kind).get(name.split('.', 1)[0] ?? '');
  const hasParts = field && ['record', 'records', 'anything'].includes(field.type);
  const isNamed = name.split('.').every((step) => /^[a-z\d][a-z\d_]*$/i.test(step) && step !== 'constructor');
  const type = name.endsWith('.service_name') ? 'texts' : 'text';
  return hasParts && isNamed ? { name, type, isRequired: false } : undefined;
}
