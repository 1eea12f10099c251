import { createHash } from 'node:crypto';
import { ExpressionError } from '../../../shared/platform/expressions/expression-language.ts';
import { isRecordCode } from '../../../shared/platform/record-code.ts';
import { countries } from '../../../shared/sites/countries.ts';
import type { IndexKind } from '../index-definitions.ts';
import { definitionOfKind } from '../index-definitions.ts';
import { feedProblem } from '../problems/feed-problems.ts';
import { put, toLists } from '../reading/csv-records.ts';
import type { FeedLine } from '../reading/feed-line.ts';
import type { Cell, FlatRecord } from '../reading/flat-record.ts';
import { compileExpression, type Expression } from './expression.ts';
import type { FeedMapping, FieldRule } from './feed-mapping.ts';
import { type MappingPlace, type ReadValue, readValue } from './read-value.ts';
import { cellText, isEmptyCell, ruleCell } from './rule-cell.ts';
import { type TargetField, targetOf } from './target-fields.ts';

export type MappedRecord = { record: Record<string, unknown>; unknown: readonly UnknownValue[] };
export type UnknownValue = { field: string; written: string; nearest?: string | undefined };
export type RecordMapper = (row: FlatRecord) => MappedRecord;

/** What is wrong with a mapping, each with the field that it is about. */
export type MappingProblem = { field: string; message: string };

/** Makes records of rows. Expressions are compiled here, once; what is wrong with the mapping is returned, not thrown. */
export function compileMapping(
  mapping: FeedMapping,
  kind: IndexKind,
  place: MappingPlace,
): { map: RecordMapper } | { problems: readonly MappingProblem[] } {
  const problems: MappingProblem[] = [];
  const idField = definitionOfKind(kind).id;
  const rules = Object.entries(mapping.fields).flatMap(([field, rule]) => {
    const target = targetOf(kind, field);
    if (!target) problems.push({ field, message: feedProblem('no-field', { field }) });
    const expression = rule.expression === undefined ? undefined : compiled(field, rule.expression, problems);
    return target ? [{ target, rule, expression }] : [];
  });
  if (problems.length > 0) return { problems };
  const { identity } = mapping;
  const map = (row: FlatRecord): MappedRecord => {
    const record: Record<string, unknown> = {};
    const unknown: UnknownValue[] = [];
    const vat = vatOf(mapping, place);
    const setPrice = priceSetter(record, vat);
    for (const { target, rule, expression } of rules) {
      const read = ruleValue(target, rule, expression, row, place);
      if (!read) continue;
      if (read.unknown) unknown.push({ field: target.name, ...read.unknown });
      // The check of the record says that it is no number.
      const value = read.value === undefined && target.isRequired ? read.unknown?.written : read.value;
      if (value === undefined) continue;
      setPrice(target.name, value, read);
    }
    if (identity) record[idField] = identityOf(identity, row);
    return { record: completed(record, kind), unknown };
  };
  return { map };
}

function compiled(field: string, source: string, problems: MappingProblem[]): Expression | undefined {
  try {
    return compileExpression(source);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    problems.push({ field, message: feedProblem('expression-wrong', { reason: error.message }) });
    return undefined;
  }
}

function ruleValue(
  target: TargetField,
  rule: FieldRule,
  expression: Expression | undefined,
  row: FlatRecord,
  place: MappingPlace,
): ReadValue | undefined {
  const cell = ruleCell(rule, row);
  const made = expression ? (expression(row, cell) as Cell | undefined) : cell;
  if (made === undefined || isEmptyCell(made))
    return rule.constant === undefined ? undefined : { value: rule.constant };
  const unitCell = rule.unitColumn === undefined ? undefined : row[rule.unitColumn];
  const read = readValue(target, made, rule, place, unitCell === undefined ? rule.unit : cellText(unitCell));
  return read.value === undefined && !read.unknown && rule.constant !== undefined
    ? { value: rule.constant }
    : read;
}

type Vat = { isExcluded: boolean; percent: number | undefined };

function vatOf({ prices }: FeedMapping, { country }: MappingPlace): Vat {
  return {
    isExcluded: prices?.vat === 'excluded',
    percent: prices?.vatPercent ?? (country && countries[country].vatPercent),
  };
}

const netFields: Readonly<Record<string, string>> = {
  car_price: 'car_price_exkl_vat',
  car_campaign_price: 'car_campaign_price_exkl_vat',
  car_retail_price: 'car_retail_price_exkl_vat',
  service_price: 'service_price_exkl_vat',
};

/** A price without VAT is stored as such, and with VAT where that price belongs. */
function priceSetter(record: Record<string, unknown>, { isExcluded, percent }: Vat) {
  return (field: string, value: unknown, read: ReadValue) => {
    const net = netFields[field];
    const isNet =
      net !== undefined && typeof value === 'number' && (isExcluded || read.isWithoutVat === true);
    if (isNet && percent !== undefined) {
      record[net] ??= value;
      record[field] = Math.round(value * (100 + percent)) / 100;
    } else record[field] = value;
    if (field === 'car_price' && read.currency) record['car_price_currency'] ??= read.currency;
  };
}

/** Parts go into their record, pictures get a first one, and an offer of before is a campaign. */
function completed(record: Record<string, unknown>, kind: IndexKind): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (!name.includes('.')) whole[name] = value;
    else put(parts, name.split('.'), value);
  }
  for (const [name, value] of Object.entries(parts)) whole[name] = toLists(value);
  if (kind !== 'cars') return whole;
  const [first] = (whole['car_images'] ?? []) as unknown[];
  if (first !== undefined && whole['car_primary_image'] === undefined) whole['car_primary_image'] = first;
  return whole;
}

/** A number as addresses take it, or one of sixteen digits that is calculated from what identifies the record. */
function identityOf(
  { columns, as }: NonNullable<FeedMapping['identity']>,
  row: FlatRecord,
): string | undefined {
  const written = columns.map((column) => {
    const cell = row[column];
    return cell === undefined || isEmptyCell(cell) ? '' : cellText(cell);
  });
  if (written.every((text) => text === '')) return undefined;
  const code = written
    .join('-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  if (as === 'code' && isRecordCode(code)) return code;
  const key = written.map((text) => text.trim().toUpperCase().replace(/\s+/g, ' ')).join('\n');
  const digest = createHash('sha256').update(key).digest();
  return String(1_000_000_000_000_000n + (digest.readBigUInt64BE() % 9_000_000_000_000_000n));
}

/** Lines of a feed as records, with what nobody knew collected on the way. */
export async function* mapLines(
  lines: AsyncIterable<FeedLine>,
  map: RecordMapper,
  onUnknown: (value: UnknownValue, line: number) => void,
): AsyncGenerator<FeedLine> {
  for await (const entry of lines) {
    if ('problem' in entry) {
      yield entry;
      continue;
    }
    const { line } = entry;
    let mapped: MappedRecord;
    try {
      mapped = map(entry.value as FlatRecord);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      yield { line, problem: feedProblem('expression-fails', { reason: error.message }) };
      continue;
    }
    for (const value of mapped.unknown) onUnknown(value, line);
    yield { line, value: mapped.record };
  }
}
