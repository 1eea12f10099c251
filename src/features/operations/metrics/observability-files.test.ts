import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const folder = new URL('../../../../deploy/observability/', import.meta.url);
const read = (file: string) => readFile(new URL(file, folder), 'utf8');

let known: ReadonlySet<string>;

beforeAll(async () => {
  const metrics = createMetrics();
  metrics.watchProcess();
  metrics.connect({
    now: () => new Date(),
    cache: () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 }),
    backlog: async () => [],
    lastImports: async () => [],
    indices: () => [],
    health: async () => ({ parts: [] }),
  });
  const described = await metrics.registry.getMetricsAsJSON();
  known = new Set(
    described.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
});

const namesIn = (text: string) => new Set(text.match(/\b(?:forecourt|nodejs|process)_[a-z0-9_]+/g) ?? []);

test.each(['grafana-dashboard.json', 'alert-rules.yaml'])(
  '%s names only metrics that there are',
  async (file) => {
    const names = namesIn(await read(file));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  },
);

test('every metric of our own is in the table of docs/operations.md', async () => {
  const table = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const own = [...known].filter((name) => name.startsWith('forecourt_'));
  const bare = new Set(own.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect([...bare].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('every alarm has its entry in the runbook, and no entry is without an alarm', async () => {
  const alarms = [...(await read('alert-rules.yaml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const docs = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const entries = [...docs.matchAll(/^#### (Forecourt\w+)$/gm)].map(([, name]) => name);
  expect(entries).toEqual(alarms);
});
