import type { ListedProcess, OperationsOverview } from '../../../src/operations/overview/overview.ts';
import { formatDuration, formatMegabytes, formatMilliseconds, formatShare } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

export function ProcessesPanel({ overview: { processes, at } }: { overview: OperationsOverview }) {
  const columns: Column<ListedProcess>[] = [
    { title: 'Process', of: ({ host, pid }) => `${host} · ${pid}` },
    { title: 'Does', of: ({ roles }) => roles.join(', ') },
    { title: 'Version', of: ({ version }) => version },
    { title: 'Running for', of: ({ startedAt }) => formatDuration(startedAt, at) },
    {
      title: 'Last seen',
      of: ({ seenAt, isLate }) => (
        <span data-state={isLate ? 'changed' : 'published'}>
          {isLate ? `${formatDuration(seenAt, at)} ago` : 'now'}
        </span>
      ),
    },
    { title: 'Memory', isFigure: true, of: ({ figures }) => formatMegabytes(figures.memoryBytes) },
    {
      title: 'Loop delay',
      isFigure: true,
      of: ({ figures }) => formatMilliseconds(figures.eventLoopDelayMs),
    },
    { title: 'From cache', isFigure: true, of: ({ figures }) => cacheShare(figures.cache) },
  ];
  return (
    <Panel id="operations-processes" title="Processes and versions">
      <PanelTable
        label="Processes"
        columns={columns}
        rows={processes}
        keyOf={({ id }) => id}
        empty="No process has been seen."
      />
    </Panel>
  );
}

function cacheShare(cache: { hits: number; misses: number } | undefined): string {
  return cache ? formatShare(cache.hits, cache.hits + cache.misses) : '–';
}
