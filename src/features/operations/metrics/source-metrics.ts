import { Counter, Gauge, type Registry } from 'prom-client';
import type { ChannelBacklog } from '../../../shared/messaging/outbox.ts';
import type { IndexSyncState } from '../../../shared/search/index-sync.ts';
import type { ImportRun } from '../../inventory/runs/import-runs.ts';
import type { HealthPart } from '../health/health.ts';
import { gaugesOf } from './gauges-of.ts';

/** Where figures come from that are stored elsewhere. */
export type MetricSources = {
  now: () => Date;
  cache: () => { pages: number; bytes: number; hits: number; misses: number };
  backlog: () => Promise<readonly ChannelBacklog[]>;
  lastImports: () => Promise<readonly ImportRun[]>;
  indices: () => readonly IndexSyncState[];
  health: () => Promise<{ parts: readonly HealthPart[] }>;
};

export function sourceMetrics(registry: Registry, sources: MetricSources): void {
  const { now, backlog, lastImports, indices, health } = sources;
  const secondsSince = (time: Date | string | undefined) =>
    time === undefined ? undefined : (now().getTime() - new Date(time).getTime()) / 1000;
  cacheMetrics(registry, sources);
  const channels = {
    labelNames: ['channel'],
    read: backlog,
    labelsOf: ({ channel }: ChannelBacklog) => ({ channel }),
  } as const;
  gaugesOf(registry, channels, {
    forecourt_outbox_pending: { help: 'Deliveries that wait, by channel.', of: ({ waiting }) => waiting },
    forecourt_outbox_dead: { help: 'Dead letters, by channel.', of: ({ dead }) => dead },
    forecourt_outbox_oldest_age_seconds: {
      help: 'Age of the oldest delivery that waits, by channel.',
      of: ({ oldest }) => secondsSince(oldest),
    },
    forecourt_outbox_overdue_seconds: {
      help: 'How long the next delivery of a channel has been due without being tried.',
      of: ({ nextDue }) => Math.max(0, secondsSince(nextDue) ?? 0),
    },
  });
  const imports = {
    labelNames: ['index', 'result'],
    read: lastImports,
    labelsOf: ({ index, state }: ImportRun) => ({ index, result: state }),
  } as const;
  gaugesOf(registry, imports, {
    forecourt_import_last_timestamp_seconds: {
      help: 'When the last import of an index ended, by its result.',
      of: ({ finishedAt }) => (finishedAt ? Date.parse(finishedAt) / 1000 : undefined),
    },
    forecourt_import_last_duration_seconds: {
      help: 'How long the last import of an index took, by its result.',
      of: durationSeconds,
    },
    forecourt_import_last_records: {
      help: 'How many records the last import of an index brought, by its result.',
      of: ({ report }) => report && report.added + report.changed + report.unchanged,
    },
  });
  const ofIndex = {
    labelNames: ['index'],
    read: indices,
    labelsOf: ({ index }: IndexSyncState) => ({ index }),
  } as const;
  gaugesOf(registry, ofIndex, {
    forecourt_index_records: { help: 'Live records of an index.', of: ({ live }) => live },
    forecourt_index_age_seconds: {
      help: 'How long ago the search of this process last had the newest stock of an index.',
      of: ({ syncedAt }) => secondsSince(syncedAt),
    },
  });
  const ofPart = {
    labelNames: ['part'],
    read: async () => (await health()).parts,
    labelsOf: ({ name }: HealthPart) => ({ part: name }),
  } as const;
  gaugesOf(registry, ofPart, {
    forecourt_part_healthy: {
      help: 'What /healthz says of each part: 1 is well, 0 is not.',
      of: ({ status }) => (status === 'ok' ? 1 : 0),
    },
  });
}

function durationSeconds({ startedAt, finishedAt }: ImportRun): number | undefined {
  return finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : undefined;
}

function cacheMetrics(registry: Registry, { cache }: Pick<MetricSources, 'cache'>): void {
  const registers = [registry];
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  counter('forecourt_page_cache_hits_total', 'Pages that the cache had.', () => cache().hits);
  counter('forecourt_page_cache_misses_total', 'Pages that the cache did not have.', () => cache().misses);
  gauge('forecourt_page_cache_pages', 'Pages in the cache.', () => cache().pages);
  gauge('forecourt_page_cache_bytes', 'Bytes of the pages in the cache.', () => cache().bytes);
}
