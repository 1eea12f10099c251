import type { ChannelBacklog, ListedDelivery, Outbox } from '../../../shared/messaging/outbox.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { IndexState, RecordStore } from '../../../shared/search/record-store.ts';
import { endAbandonedRuns } from '../../inventory/runs/end-abandoned-runs.ts';
import type { ImportRun, ImportRuns } from '../../inventory/runs/import-runs.ts';
import type { CountedAddress, NotFoundLog } from '../addresses/not-found-log.ts';
import type { FailingSection } from '../processes/failing-sections.ts';
import { LATE_AFTER_MS, type ProcessRegistry, type RunningProcess } from '../processes/process-registry.ts';
import type { SlowPage } from '../processes/slow-pages.ts';
import { mergeRenders, mergeSections, mergeSlowPages, type RenderSummary } from './merge-figures.ts';

/** Everything that administrators see of the running installation. */
export type OperationsOverview = {
  at: string;
  processes: readonly ListedProcess[];
  stock: readonly ListedStock[];
  imports: readonly ListedImport[];
  outbox: { channels: readonly ChannelBacklog[]; dead: readonly ListedDelivery[] };
  failingSections: readonly FailingSection[];
  cache: { hits: number; misses: number; pages: number; bytes: number };
  renders: readonly RenderSummary[];
  slowPages: readonly SlowPage[];
  redirects: readonly CountedAddress[];
  missing: readonly CountedAddress[];
};

export type ListedProcess = RunningProcess & { isLate: boolean };
export type ListedStock = IndexState & {
  importedAt: string | undefined;
  /** Since when the slowest process is without the newest stock; undefined: all have it. */
  behindSince: string | undefined;
};
export type ListedImport = ImportRun & { canRollBack: boolean };

export type OverviewStores = {
  registry: ProcessRegistry;
  records: Pick<RecordStore, 'indices' | 'keptRevisions' | 'runningFeeds'>;
  importRuns: ImportRuns;
  outbox: Pick<Outbox, 'backlog' | 'list'>;
  notFoundLog: NotFoundLog;
};

const IMPORTS_LISTED = 20;
const DEAD_LISTED = 50;
const ADDRESSES_LISTED = 25;
/** A process of another host that ended without saying so is listed as late for this long. */
const LISTED_MS = 2 * 60_000;

export async function readOverview(stores: OverviewStores, clock: Clock): Promise<OperationsOverview> {
  const { registry, records, importRuns, outbox, notFoundLog } = stores;
  const now = clock();
  await endAbandonedRuns({ store: records, runs: importRuns }, now);
  const [processes, indices, runs, lastRuns, channels, dead, addresses] = await Promise.all([
    registry.seenSince(new Date(now.getTime() - LISTED_MS)),
    records.indices(),
    importRuns.latest(IMPORTS_LISTED),
    importRuns.lastOfEach(),
    outbox.backlog(),
    outbox.list({ state: 'dead', limit: DEAD_LISTED }),
    notFoundLog.top(ADDRESSES_LISTED),
  ]);
  const kept = new Map(
    await Promise.all(
      indices.map(async ({ name }) => [name, new Set(await records.keptRevisions(name))] as const),
    ),
  );
  const figures = processes.map((process) => process.figures);
  return {
    at: now.toISOString(),
    processes: processes.map((process) => ({ ...process, isLate: isLate(process, now) })),
    stock: indices.map((index) => toStock(index, processes, lastRuns)),
    imports: runs.map((run) => ({
      ...run,
      canRollBack: run.revision !== undefined && (kept.get(run.index)?.has(run.revision) ?? false),
    })),
    outbox: { channels, dead },
    failingSections: mergeSections(figures),
    cache: sumCaches(processes),
    renders: mergeRenders(figures),
    slowPages: mergeSlowPages(figures),
    redirects: addresses.filter(({ kind }) => kind === 'redirect'),
    missing: addresses.filter(({ kind }) => kind === 'missing'),
  };
}

function isLate({ seenAt }: RunningProcess, now: Date): boolean {
  return now.getTime() - Date.parse(seenAt) > LATE_AFTER_MS;
}

function toStock(
  index: IndexState,
  processes: readonly RunningProcess[],
  lastRuns: readonly ImportRun[],
): ListedStock {
  const behind = processes
    .flatMap(({ figures }) => figures.indices)
    .filter((one) => one.index === index.name && one.revision < index.revision)
    .map(({ syncedAt }) => syncedAt ?? '')
    .sort();
  return {
    ...index,
    importedAt: lastRuns.find((run) => run.index === index.name)?.finishedAt,
    behindSince: behind[0],
  };
}

function sumCaches(processes: readonly RunningProcess[]): OperationsOverview['cache'] {
  const sum = { hits: 0, misses: 0, pages: 0, bytes: 0 };
  for (const { figures } of processes)
    for (const key of ['hits', 'misses', 'pages', 'bytes'] as const) sum[key] += figures.cache?.[key] ?? 0;
  return sum;
}
