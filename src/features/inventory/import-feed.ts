import type {
  EditableRecord,
  Feed,
  FeedCounts,
  FeedRecord,
  MergeAgain,
  RecordStore,
} from '../../shared/search/record-store.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { IndexKind } from './index-definitions.ts';
import { type KeptRecords, keptUntil } from './kept-records.ts';
import { feedRecordOf, mergeFeedRecord } from './merge-edits.ts';
import { feedProblem } from './problems/feed-problems.ts';
import type { FeedLine } from './reading/feed-line.ts';
import { UnreadableFeed } from './reading/unreadable-feed.ts';
import {
  type CheckedRecord,
  checkRecord,
  checkSource,
  type RecordKind,
  recordKindOf,
} from './record-kind.ts';
import {
  type EmptyColumns,
  type FeedError,
  type ImportOutcome,
  type ImportReport,
  MAX_LISTED_LINES,
  MAX_REPORTED_ERRORS,
  type UnknownFeedValue,
} from './runs/import-report.ts';
import { toFeedRecord } from './to-feed-record.ts';
import { trackPrices } from './track-prices.ts';
import { DEFAULT_WITHDRAWAL_LIMIT_PERCENT, withdrawalRefusal } from './withdrawal-limit.ts';

export type ImportOptions = {
  index: string;
  /** What it holds. */
  kind: IndexKind;
  /** An empty feed would withdraw everything, so it is refused without this. */
  allowEmpty?: boolean | undefined;
  /** A feed that withdraws more of the stock than the limit is refused without this, or `allowEmpty`. */
  allowWithdrawals?: boolean | undefined;
  /** Of the live records. */
  withdrawalLimitPercent?: number | undefined;
  dryRun?: boolean | undefined;
  /** Of the index's values, by the settings of the site that lists it. */
  language?: Language | undefined;
  /** Of that site: units that a feed does not name are those of the country. */
  country?: Site['country'] | undefined;
  /** Without it one line that is not valid refuses the feed. */
  badLines?: BadLinePolicy | undefined;
  mappingVersion?: number | undefined;
  /** Who or what sends it, as people read it. */
  startedBy?: string | undefined;
};

/** Up to so many lines are left out; their records stay as they last were for some days. */
export type BadLinePolicy = { upToPercent: number; keepDays: number };

/** What a feed that is read through a mapping says beside its lines. */
export type ImportSources = {
  unknownValues?: (() => readonly UnknownFeedValue[]) | undefined;
  emptyColumns?: (() => readonly EmptyColumns[]) | undefined;
  kept?: KeptRecords | undefined;
};

const RECORDS_PER_BATCH = 200;

type Counts = FeedCounts & { withheld: number; kept: number };

/**
 * Imports a feed atomically: one invalid line refuses the whole feed, or is left out where the index allows it, and the
 * report lists every invalid line.
 */
export async function importFeed(
  store: RecordStore,
  lines: AsyncIterable<FeedLine> | Iterable<FeedLine>,
  options: ImportOptions,
  now: () => Date,
  sources: ImportSources = {},
): Promise<ImportOutcome> {
  const { index, dryRun = false, badLines } = options;
  const feed = dryRun ? undefined : await store.openFeed(index);
  if (!feed && !dryRun) return busy(index);
  const kind = recordKindOf(options.kind, options);
  const reader = new FeedReader(kind);
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, withheld: 0, kept: 0 };
  const merge = (line: CheckedRecord, present: EditableRecord | undefined): FeedRecord[] => {
    const merged = mergeFeedRecord(kind, line, present);
    return merged === 'withheld' ? [] : [toFeedRecord(kind, merged.checked, merged.edit, now())];
  };
  const priced = (records: readonly FeedRecord[]) => trackPrices(store, index, kind, records, now());
  const stageBatch = async (checked: readonly CheckedLine[]) => {
    // After the first invalid line the feed is refused; the rest is only read to report its errors.
    if (reader.isRefused && !badLines) return;
    const ids = checked.map(({ id }) => id);
    const edited = await store.edited(index, ids);
    const records = checked.flatMap((line) => merge(line, edited.get(line.id)));
    const present = new Set(records.map(({ id }) => id));
    const withheld = ids.filter((id) => !present.has(id));
    const staged = await (feed ? feed.stage(await priced(records), withheld) : store.compare(index, records));
    counts.added += staged.added;
    counts.changed += staged.changed;
    counts.unchanged += staged.unchanged;
    counts.withheld += withheld.length;
  };
  /** Edited since their batch was staged. */
  const mergeAgain: MergeAgain = (overtaken) =>
    priced(
      overtaken.flatMap(({ feedRecord, present }) => {
        const line = checkSource(kind, feedRecord);
        if ('problem' in line) throw new Error(`a staged record is not valid: ${line.problem}`);
        return merge(line, present);
      }),
    );
  /** Those whose line is bad stay as their feed last had them, until they have stayed so for too long. */
  const stageKept = async (): Promise<ReadonlyMap<string, string>> => {
    if (!badLines) return new Map();
    const since = await keptUntil(sources.kept, { index, ids: reader.leftOutIds(), now: now(), ...badLines });
    for (const batch of inBatches(since.standing, RECORDS_PER_BATCH)) {
      const found = await Promise.all(
        batch.map(async (id) => ({ id, present: await store.findEditable(index, id) })),
      );
      const checked = found.flatMap(({ id, present }) => {
        const source = present?.state === 'live' ? feedRecordOf(present) : undefined;
        const line = source && checkSource(kind, source);
        return line && !('problem' in line) ? [{ ...line, id }] : [];
      });
      for (const { id } of checked) reader.keep(id);
      await stageBatch(checked);
      counts.kept += checked.length;
    }
    return since.all;
  };
  try {
    for await (const batch of reader.batches(lines)) await stageBatch(batch);
    const kept = await stageKept();
    const outcome = await conclude(store, { feed, mergeAgain }, reader, counts, options, sources);
    if (outcome.state === 'imported' && !dryRun) await sources.kept?.replace(index, kept);
    return outcome;
  } catch (error) {
    await feed?.abandon().catch(() => undefined);
    if (!(error instanceof UnreadableFeed)) throw error;
    const report = { index, dryRun, ...noChanges, ...reader.report() };
    return {
      state: 'refused',
      because: 'unreadable',
      reason: `${error.message} Nothing has changed.`,
      report,
    };
  }
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

async function conclude(
  store: RecordStore,
  { feed, mergeAgain }: { feed: Feed | undefined; mergeAgain: MergeAgain },
  reader: FeedReader,
  counts: Counts,
  options: ImportOptions,
  { unknownValues, emptyColumns }: ImportSources,
): Promise<ImportOutcome> {
  const { index, dryRun = false, allowEmpty = false, allowWithdrawals = allowEmpty } = options;
  const { withdrawalLimitPercent = DEFAULT_WITHDRAWAL_LIMIT_PERCENT, badLines, mappingVersion } = options;
  const lines = reader.leftOut();
  const report: ImportReport = {
    ...{ index, dryRun, ...noChanges, ...reader.report() },
    ...(badLines && { leftOut: reader.report().refusedLines, kept: counts.kept }),
    ...(mappingVersion !== undefined && { mappingVersion }),
    ...(unknownValues && { unknownValues: unknownValues() }),
    ...emptyIn(emptyColumns?.() ?? []),
  };
  const invalid = reader.refusalReason(allowEmpty, badLines);
  if (invalid) {
    await feed?.abandon();
    return { state: 'refused', reason: invalid, report, lines };
  }
  const { live, withdrawn } = await countMissing(store.liveOfFeeds(index), reader);
  const tooMany = allowWithdrawals
    ? undefined
    : withdrawalRefusal({ live, withdrawn }, withdrawalLimitPercent);
  if (tooMany) {
    await feed?.abandon();
    const would = { ...report, ...changesOf(counts), withdrawn };
    return { state: 'refused', because: 'withdrawals', reason: tooMany, report: would, lines };
  }
  if (feed) {
    const { revision, ...outcome } = await feed.publish(mergeAgain);
    const hasChanges = outcome.added + outcome.changed + outcome.withdrawn > 0;
    return {
      state: 'imported',
      report: { ...report, ...outcome, withheld: counts.withheld },
      ...(hasChanges && { revision }),
      lines,
    };
  }
  return { state: 'imported', report: { ...report, ...changesOf(counts), withdrawn }, lines };
}

function changesOf({ kept: _, ...changes }: Counts) {
  return changes;
}

/** Records that only edits know are none of the feed's. */
async function countMissing(batches: AsyncIterable<readonly string[]>, reader: FeedReader) {
  let live = 0;
  let withdrawn = 0;
  for await (const ids of batches) {
    live += ids.length;
    withdrawn += ids.filter((id) => !reader.hasRead(id)).length;
  }
  return { live, withdrawn };
}

const noChanges = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, withheld: 0 };

function busy(index: string): ImportOutcome {
  const reason = `Another import of ${index} is under way. Wait until it is done and send this one again.`;
  return { state: 'busy', reason };
}

type CheckedLine = CheckedRecord & { id: string };

/** Reads the lines once and collects the errors. */
class FeedReader {
  readonly #kind: RecordKind;
  readonly #lineOf = new Map<string, number>();
  readonly #ignored = new Set<string>();
  readonly #unknownWords = new Set<string>();
  readonly #refused: FeedError[] = [];
  #refusedLines = 0;
  /** Records of lines that are not valid. */
  readonly #leftOutIds = new Set<string>();
  readonly #kept = new Set<string>();

  constructor(kind: RecordKind) {
    this.#kind = kind;
  }

  hasRead(id: string): boolean {
    return this.#lineOf.has(id) || this.#kept.has(id);
  }

  /** It stays although its line is left out. */
  keep(id: string): void {
    this.#kept.add(id);
  }

  leftOutIds(): readonly string[] {
    return [...this.#leftOutIds].filter((id) => !this.#lineOf.has(id));
  }

  leftOut(): readonly FeedError[] {
    return this.#refused;
  }

  get isRefused(): boolean {
    return this.#refusedLines > 0;
  }

  async *batches(lines: AsyncIterable<FeedLine> | Iterable<FeedLine>): AsyncGenerator<CheckedLine[]> {
    let batch: CheckedLine[] = [];
    for await (const line of lines) {
      const record = this.#read(line);
      if (record) batch.push(record);
      if (batch.length < RECORDS_PER_BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  refusalReason(allowEmpty: boolean, badLines: BadLinePolicy | undefined): string | undefined {
    const share = (this.#refusedLines / Math.max(1, this.#refusedLines + this.#lineOf.size)) * 100;
    if (badLines && share > badLines.upToPercent)
      return feedProblem('too-many-lines-wrong', {
        ...{ count: this.#refusedLines, share: Math.ceil(share * 10) / 10 },
        limit: badLines.upToPercent,
      });
    if (this.#refusedLines > 0 && !badLines)
      return this.#refusedLines === 1
        ? feedProblem('one-line-wrong')
        : feedProblem('lines-wrong', { count: this.#refusedLines });
    if (this.#lineOf.size > 0 || allowEmpty) return undefined;
    return feedProblem('nothing-sent');
  }

  report(): Pick<ImportReport, 'refused' | 'refusedLines' | 'ignoredFields' | 'unknownWords'> {
    return {
      refused: this.#refused.slice(0, MAX_REPORTED_ERRORS),
      refusedLines: this.#refusedLines,
      ignoredFields: [...this.#ignored].sort(),
      unknownWords: [...this.#unknownWords].sort(),
    };
  }

  #read(entry: FeedLine): CheckedLine | undefined {
    const { line } = entry;
    if ('problem' in entry) return this.#refuse({ line, reason: entry.problem });
    const checked = checkRecord(this.#kind, entry.value);
    if ('problem' in checked)
      return this.#refuse({ line, id: idIn(entry.value, this.#kind), reason: checked.problem });
    const id = String(checked.record[this.#kind.idField]);
    const earlier = this.#lineOf.get(id);
    if (earlier !== undefined) {
      return this.#refuse({
        line,
        id,
        reason: feedProblem('stands-already', { field: this.#kind.idField, id, line: earlier }),
      });
    }
    this.#lineOf.set(id, line);
    for (const field of checked.ignored)
      if (this.#ignored.size < MAX_REPORTED_ERRORS) this.#ignored.add(field);
    for (const word of checked.unknownWords)
      if (this.#unknownWords.size < MAX_REPORTED_ERRORS) this.#unknownWords.add(word);
    return { ...checked, id };
  }

  #refuse(refusal: FeedError): undefined {
    this.#refusedLines += 1;
    if (refusal.id !== undefined) this.#leftOutIds.add(refusal.id);
    if (this.#refused.length < MAX_LISTED_LINES) this.#refused.push(refusal);
  }
}

function idIn(value: unknown, { idField }: RecordKind): string | undefined {
  const id = (value as Record<string, unknown> | null)?.[idField];
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 100) : undefined;
}

function emptyIn(columns: readonly EmptyColumns[]) {
  return columns.length > 0 ? { emptyColumns: columns } : {};
}
