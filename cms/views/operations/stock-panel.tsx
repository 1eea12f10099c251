import type { ListedStock, OperationsOverview } from '../../../src/operations/overview/overview.ts';
import { formatCount, formatDuration } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

export function StockPanel({ overview: { stock, at } }: { overview: OperationsOverview }) {
  const columns: Column<ListedStock>[] = [
    { title: 'Index', of: ({ name }) => <code>{name}</code> },
    { title: 'Records', isFigure: true, of: ({ live }) => formatCount(live) },
    { title: 'Revision', isFigure: true, of: ({ revision }) => formatCount(revision) },
    {
      title: 'Last import',
      of: ({ importedAt }) => (importedAt ? `${formatDuration(importedAt, at)} ago` : 'none recorded'),
    },
    {
      title: 'Search',
      of: ({ behindSince }) => (
        <span data-state={behindSince === undefined ? 'published' : 'changed'}>
          {behindSince === undefined ? 'up to date' : behindText(behindSince, at)}
        </span>
      ),
    },
  ];
  return (
    <Panel id="operations-stock" title="Stock">
      <PanelTable
        label="Stock by index"
        columns={columns}
        rows={stock}
        keyOf={({ name }) => name}
        empty="Nothing has been imported."
      />
    </Panel>
  );
}

function behindText(since: string, at: string): string {
  return since === '' ? 'never read' : `behind for ${formatDuration(since, at)}`;
}
