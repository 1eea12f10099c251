import { z } from 'zod';
import type { SearchRecord } from '../../shared/search/port.ts';
import type { PricePoint } from '../../shared/search/record-store.ts';
import { whenFieldsChange } from '../../shared/search/records/added-fields.ts';
import { allFields, deriver, feedSchema } from '../../shared/search/records/derive.ts';
import { toFieldMeta } from '../../shared/search/records/field-doc.ts';
import type { RecordDeclaration } from '../../shared/search/records/record-field.ts';
import { carRecord } from '../cars/record/car-record.ts';
import { settleAmounts } from '../cars/record/dependent-amounts.ts';
import { FeedFactError, type FeedPlace, withCheckedFacts } from '../cars/record/feed-facts.ts';
import { unknownWords, withCanonicalValues } from '../cars/vocabulary/canonical-values.ts';
import { dealershipRecord } from '../dealers/dealership-record.ts';
import { kitRecord, kitVehicleRecord } from '../kits/kit-record.ts';
import { chargerRecord } from '../locator/charger-record.ts';
import { pricePoint, withEarlierPrice } from '../pricing/price-history.ts';
import { withShownPrice } from '../pricing/shown-price.ts';
import { serviceRecord } from '../workshop/service-record.ts';
import type { IndexKind } from './index-definitions.ts';
import { feedProblem } from './problems/feed-problems.ts';
import { slugify } from './slug.ts';
import { textFromHtml } from './text-from-html.ts';

/** How the records of an index are validated and completed. */
export type RecordKind = {
  readonly idField: string;
  readonly check: z.ZodType<Record<string, unknown>>;
  readonly isKnownField: (field: string) => boolean;
  readonly slugParts?: (record: SearchRecord) => readonly unknown[];
  /** The record in the words of the index's language, with checked facts; throws a `FeedFactError`. */
  readonly canonical?: (record: SearchRecord) => SearchRecord;
  /** Words that no vocabulary has, each with its field. */
  readonly unknownWords?: (record: SearchRecord) => readonly string[];
  /** Adds what follows from the other fields. */
  readonly derive: (record: SearchRecord) => SearchRecord;
  /** Edited fields, and the record that they make, with what follows from them in other fields. */
  readonly settle?: typeof settleAmounts;
  /** Of records whose price history is kept. */
  readonly pricing?: {
    readonly priceOf: (record: SearchRecord) => Omit<PricePoint, 'since'> | undefined;
    /** Adds what follows from the history, which ends with the present price. */
    readonly complete: (record: SearchRecord, history: readonly PricePoint[]) => SearchRecord;
  };
};

const withDerivedFields = deriver(carRecord);

const cars = (): RecordKind => ({
  ...kind('CarRecord', 'car_id', carRecord, (car) => [
    car['car_brand'],
    car['car_model_text'] ?? car['car_model'],
    car['car_version'],
  ]),
  settle: settleAmounts,
  derive: (car) => withDerivedFields(withShownPrice(car)),
  pricing: { priceOf: pricePoint, complete: withEarlierPrice },
});

const dealerships = () =>
  kind('DealershipRecord', 'site_id', dealershipRecord, (site) => [site['site_official_name']]);

const kits = () => kind('KitRecord', 'kitId', kitRecord, (kit) => [kit['name']]);

const kinds: Record<IndexKind, RecordKind> = {
  cars: cars(),
  sites: dealerships(),
  chargers: kind('ChargerRecord', 'charger_id', chargerRecord),
  kits: kits(),
  vehicleKits: kind('KitVehicleRecord', 'type_id', kitVehicleRecord),
  services: kind('ServiceRecord', 'service_id', serviceRecord),
};

whenFieldsChange(() => {
  Object.assign(kinds, { cars: cars(), sites: dealerships(), kits: kits() });
});

/** A record of any kind, for the API documentation. */
export const feedRecord = z.lazy(() => z.union(Object.values(kinds).map(({ check }) => check)));

export function recordKindOf(kind: IndexKind, place: FeedPlace = {}): RecordKind {
  const found = kinds[kind];
  if (kind !== 'cars') return found;
  const { language } = place;
  return {
    ...found,
    canonical: (record) => withCheckedFacts(language ? withCanonicalValues(record, language) : record, place),
    unknownWords: (record) => unknownWords(record),
  };
}

export type CheckedRecord = {
  record: SearchRecord;
  /** What the record was made from: the known fields as they were sent. */
  source: SearchRecord;
  unknownWords: readonly string[];
};

export type FieldProblem = { field: string; message: string };
export type RecordProblem = { problem: string; fields: readonly FieldProblem[] };
export type CheckResult = (CheckedRecord & { ignored: readonly string[] }) | RecordProblem;

/** Unknown fields are dropped and reported; empty ones count as missing. */
export function checkRecord(kind: RecordKind, value: unknown): CheckResult {
  if (!isRecord(value)) return { problem: feedProblem('not-record'), fields: [] };
  const given = withoutMissing(readFields(value));
  const checked = checkSource(kind, given);
  return 'problem' in checked ? checked : { ...checked, ignored: unknownFields(kind, given) };
}

/** A record whose texts have been read before. */
export function checkSource(kind: RecordKind, given: SearchRecord): CheckedRecord | RecordProblem {
  const checked = kind.check.safeParse(given);
  if (!checked.success)
    return { problem: problemSentence(checked.error), fields: fieldProblems(checked.error) };
  const record = canonicalRecord(kind, checked.data);
  if ('problem' in record) return record;
  return {
    record: kind.derive(record.record),
    source: checked.data,
    unknownWords: kind.unknownWords?.(checked.data) ?? [],
  };
}

/** The fields as they are stored; null where they are sent empty. */
export function readFields(value: Readonly<Record<string, unknown>>): SearchRecord {
  const read = Object.entries(value).map(([name, part]) => [name, withoutHtml(part)] as const);
  return Object.fromEntries(read.map(([name, part]) => [name, part === '' ? null : part]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function unknownFields(kind: RecordKind, given: SearchRecord): string[] {
  return Object.keys(given).filter((name) => !kind.isKnownField(name));
}

function withoutMissing(given: SearchRecord): SearchRecord {
  return Object.fromEntries(Object.entries(given).filter(([, part]) => part !== null && part !== undefined));
}

function canonicalRecord(kind: RecordKind, given: SearchRecord): { record: SearchRecord } | RecordProblem {
  try {
    return { record: withSlug(kind, kind.canonical?.(given) ?? given) };
  } catch (error) {
    if (error instanceof FeedFactError) return { problem: `${error.message}.`, fields: [] };
    throw error;
  }
}

function withoutHtml(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => (typeof each === 'string' ? textFromHtml(each) : each));
  return typeof part === 'string' ? textFromHtml(part) : part;
}

function withSlug(kind: RecordKind, record: SearchRecord): SearchRecord {
  if (!kind.slugParts || record['slug']) return record;
  return { ...record, slug: slugify(...kind.slugParts(record)) || String(record[kind.idField]) };
}

function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}

function problemSentence(error: z.ZodError): string {
  return `${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`;
}

function kind(
  /** Of the shape in the API documentation. */
  name: string,
  idField: string,
  declaration: RecordDeclaration,
  slugParts?: RecordKind['slugParts'],
): RecordKind {
  const fields = feedSchema(declaration);
  const docs = new Map(allFields(declaration).map(({ name, doc }) => [name, doc]));
  const described = Object.entries(fields).map(([field, type]) => {
    const doc = docs.get(field);
    return [field, doc ? type.meta(toFieldMeta(doc)) : type] as const;
  });
  return {
    idField,
    check: z.object(Object.fromEntries(described)).meta({ id: name }),
    // indexed_at is set by the import; a feed that has it is not reported for an unknown field.
    isKnownField: (field) => field === 'indexed_at' || Object.hasOwn(fields, field),
    derive: deriver(declaration),
    ...(slugParts && { slugParts }),
  };
}
