import type {
  ListedProcess,
  OperationsOverview,
} from '../../../src/features/operations/overview/overview.ts';
import type { Figures } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

export function ProcessesPanel({ overview: { processes, at } }: { overview: OperationsOverview }) {
  const { texts, figures: written } = useOperationsTexts();
  const columns: Column<ListedProcess>[] = [
    { title: texts.processes.process, of: ({ host, pid }) => `${host} · ${pid}` },
    { title: texts.processes.does, of: ({ roles }) => roles.join(', ') },
    { title: texts.processes.version, of: ({ version }) => version },
    { title: texts.processes.runningFor, of: ({ startedAt }) => written.duration(startedAt, at) },
    {
      title: texts.processes.lastSeen,
      of: ({ seenAt, isLate }) => (
        <span data-state={isLate ? 'changed' : 'published'}>
          {isLate ? texts.ago(written.duration(seenAt, at)) : texts.processes.now}
        </span>
      ),
    },
    {
      title: texts.processes.memory,
      isFigure: true,
      of: ({ figures }) => written.megabytes(figures.memoryBytes),
    },
    {
      title: texts.processes.loopDelay,
      isFigure: true,
      of: ({ figures }) => written.milliseconds(figures.eventLoopDelayMs),
    },
    {
      title: texts.processes.fromCache,
      isFigure: true,
      of: ({ figures }) => cacheShare(figures.cache, written),
    },
  ];
  return (
    <Panel id="operations-processes" title={texts.processes.heading}>
      <PanelTable
        label={texts.processes.table}
        columns={columns}
        rows={processes}
        keyOf={({ id }) => id}
        empty={texts.processes.none}
      />
    </Panel>
  );
}

function cacheShare(cache: { hits: number; misses: number } | undefined, written: Figures): string {
  return cache ? written.share(cache.hits, cache.hits + cache.misses) : '–';
}
