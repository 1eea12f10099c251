import type { ListedStock, OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

export function StockPanel({ overview: { stock, at } }: { overview: OperationsOverview }) {
  const { texts, figures } = useOperationsTexts();
  const behindText = (since: string) =>
    since === '' ? texts.stock.neverRead : texts.stock.behindFor(figures.duration(since, at));
  const columns: Column<ListedStock>[] = [
    { title: texts.index, of: ({ name }) => <code>{name}</code> },
    { title: texts.stock.records, isFigure: true, of: ({ live }) => figures.count(live) },
    { title: texts.stock.revision, isFigure: true, of: ({ revision }) => figures.count(revision) },
    {
      title: texts.stock.lastImport,
      of: ({ importedAt }) =>
        importedAt ? texts.ago(figures.duration(importedAt, at)) : texts.stock.noImport,
    },
    {
      title: texts.stock.search,
      of: ({ behindSince }) => (
        <span data-state={behindSince === undefined ? 'published' : 'changed'}>
          {behindSince === undefined ? texts.stock.upToDate : behindText(behindSince)}
        </span>
      ),
    },
  ];
  return (
    <Panel id="operations-stock" title={texts.stock.heading}>
      <PanelTable
        label={texts.stock.table}
        columns={columns}
        rows={stock}
        keyOf={({ name }) => name}
        empty={texts.stock.none}
      />
    </Panel>
  );
}
