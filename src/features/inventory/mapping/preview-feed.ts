import { z } from 'zod';
import { ExpressionError } from '../../../shared/platform/expressions/expression-language.ts';
import type { IndexKind } from '../index-definitions.ts';
import { definitionOfKind } from '../index-definitions.ts';
import { feedProblem } from '../problems/feed-problems.ts';
import type { Cell, FlatRecord } from '../reading/flat-record.ts';
import { openFeed } from '../reading/open-feed.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import { UnreadableFeed } from '../reading/unreadable-feed.ts';
import { checkRecord, recordKindOf } from '../record-kind.ts';
import { feedError, type UnknownFeedValue, unknownValue } from '../runs/import-report.ts';
import { compileMapping } from './compile-mapping.ts';
import type { FeedMapping, FieldRule } from './feed-mapping.ts';
import { UnknownValues } from './open-mapped-feed.ts';
import { proposeMapping } from './proposal/propose-mapping.ts';
import type { MappingPlace } from './read-value.ts';

export const ROWS_LOOKED_AT = 200;
const SAMPLES_OF_A_FIELD = 5;
const SAMPLES_OF_A_COLUMN = 3;
const MAX_PROBLEMS = 20;
const RECORDS_SHOWN = 10;
const MAX_TEXT = 300;

const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
]);

export const feedPreview = z
  .object({
    mapping: z.record(z.string(), z.unknown()).describe('A FeedMapping, to be corrected and sent back.'),
    read: z
      .record(z.string(), z.unknown())
      .describe('A FeedReadOptions: how the file is read, by what the mapping states and what was found.'),
    rows: z.int().meta({ description: `How many records were looked at, ${ROWS_LOOKED_AT} at most.` }),
    fields: z.array(
      z.object({
        field: z.string(),
        rule: z.record(z.string(), z.unknown()).optional().describe('A FeedFieldRule.'),
        confidence: z.number().optional().meta({ description: 'How sure a proposed rule is, from 0 to 1.' }),
        samples: z.array(z.object({ line: z.int(), source: z.record(z.string(), cell), value: z.unknown() })),
      }),
    ),
    columns: z
      .array(
        z.object({ column: z.string(), filled: z.int(), samples: z.array(z.string()), isUsed: z.boolean() }),
      )
      .meta({ description: 'Every column of the feed.' }),
    records: z
      .array(z.object({ line: z.int(), record: z.record(z.string(), z.unknown()) }))
      .meta({ description: `What the first lines become, ${RECORDS_SHOWN} at most.` }),
    problems: z.array(feedError).meta({ description: 'Lines that would not be valid.' }),
    unknownValues: z.array(unknownValue),
    cutOff: z.string().optional().meta({ description: 'Why no more could be read after these records.' }),
  })
  .meta({ id: 'FeedPreview' });

export type FeedPreview = z.output<typeof feedPreview>;

type Row = { line: number; value: FlatRecord };

/** The first records of a file beside what a mapping makes of them; without a mapping, one is proposed. */
export async function previewFeed(
  path: string,
  given: FeedMapping | undefined,
  kind: IndexKind,
  place: MappingPlace,
): Promise<FeedPreview> {
  const { rows, options, problems, cutOff } = await readFirst(path, given?.read ?? {});
  const values = rows.map(({ value }) => value);
  const proposal = given ? undefined : proposeMapping(values, options, kind, place);
  const mapping = given ?? proposal?.mapping;
  if (!mapping) throw new Error('there is a mapping, given or proposed');
  const compiled = compileMapping(mapping, kind, place);
  if ('problems' in compiled)
    throw new UnreadableFeed('mapping-not-valid', {
      problems: compiled.problems.map(({ message }) => message).join(' '),
    });
  const unknown = new UnknownValues();
  const recordKind = recordKindOf(kind, place);
  const mapped = rows.flatMap(({ line, value }) => {
    try {
      const made = compiled.map(value);
      for (const each of made.unknown) unknown.add(each, line);
      const checked = checkRecord(recordKind, made.record);
      const id = made.record[recordKind.idField];
      if ('problem' in checked)
        problems.push({ line, reason: checked.problem, ...(id !== undefined && { id: String(id) }) });
      return [{ line, source: value, record: made.record }];
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      problems.push({ line, reason: feedProblem('expression-fails', { reason: error.message }) });
      return [];
    }
  });
  const named = [...Object.entries(mapping.fields)] as [string, FieldRule | undefined][];
  if (mapping.identity) named.unshift([definitionOfKind(kind).id, undefined]);
  return {
    mapping,
    read: options,
    rows: rows.length,
    fields: named.map(([field, rule]) => {
      const confidence = proposal?.confidence[field];
      const columns = rule ? columnsOf(rule) : (mapping.identity?.columns ?? []);
      return {
        field,
        ...(rule && { rule }),
        ...(confidence !== undefined && { confidence }),
        samples: samplesOf(field, columns, mapped),
      };
    }),
    columns: columnsIn(values, mapping),
    records: mapped.slice(0, RECORDS_SHOWN).map(({ line, record }) => ({ line, record })),
    problems: problems.slice(0, MAX_PROBLEMS),
    unknownValues: [...unknown.all()] as UnknownFeedValue[],
    ...(cutOff !== undefined && { cutOff }),
  };
}

/** The beginning of a feed may be sent alone: what is cut off counts as the end. */
async function readFirst(path: string, read: ReadOptions) {
  const feed = await openFeed(path, read);
  const rows: Row[] = [];
  const problems: { line: number; reason: string; id?: string | undefined }[] = [];
  let cutOff: string | undefined;
  try {
    for await (const entry of feed.rows) {
      if ('problem' in entry) problems.push({ line: entry.line, reason: entry.problem });
      else rows.push({ line: entry.line, value: entry.value as FlatRecord });
      if (rows.length + problems.length >= ROWS_LOOKED_AT) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFeed) || rows.length === 0) throw error;
    cutOff = error.message;
  }
  const [first] = problems;
  if (rows.length === 0)
    throw first
      ? new UnreadableFeed('in-line', { line: first.line, problem: first.reason })
      : new UnreadableFeed('no-records');
  return { rows, options: feed.options, problems, cutOff };
}

function columnsOf({ columns = [], unitColumn, expression = '' }: FieldRule): readonly string[] {
  const named = [...expression.matchAll(/row(?:\[\s*["']([^"']+)["']\s*\]|\.(\w+))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  return [...new Set([...columns, ...(unitColumn ? [unitColumn] : []), ...named])];
}

type Mapped = { line: number; source: FlatRecord; record: Readonly<Record<string, unknown>> };

/** Those first in which something stands. */
function samplesOf(field: string, columns: readonly string[], mapped: readonly Mapped[]) {
  const samples = mapped.map(({ line, source, record }) => ({
    line,
    source: Object.fromEntries(
      columns.flatMap((column) =>
        source[column] === undefined ? [] : [[column, shortened(source[column])]],
      ),
    ),
    value: valueAt(record, field) ?? null,
  }));
  const told = samples.filter(({ source, value }) => value !== null || Object.keys(source).length > 0);
  return told.slice(0, SAMPLES_OF_A_FIELD);
}

function valueAt(record: unknown, field: string): unknown {
  if (typeof record === 'object' && record !== null && Object.hasOwn(record, field))
    return (record as Record<string, unknown>)[field];
  return field
    .split('.')
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], record);
}

function shortened(value: Cell): string | number | boolean | (string | number | boolean | null)[] {
  if (Array.isArray(value))
    return value.slice(0, 5).map((part) => (typeof part === 'string' ? part.slice(0, MAX_TEXT) : part));
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : (value as number | boolean);
}

function columnsIn(rows: readonly FlatRecord[], { fields, identity }: FeedMapping): FeedPreview['columns'] {
  const used = new Set([
    ...Object.values(fields).flatMap((rule) => columnsOf(rule)),
    ...(identity?.columns ?? []),
  ]);
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].map((column) => {
    const texts = rows.flatMap((row) =>
      row[column] === undefined ? [] : [String(row[column]).slice(0, MAX_TEXT)],
    );
    return {
      column,
      filled: texts.length,
      samples: [...new Set(texts)].slice(0, SAMPLES_OF_A_COLUMN),
      isUsed: used.has(column),
    };
  });
}
