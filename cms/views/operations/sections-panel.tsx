import type { OperationsOverview } from '../../../src/operations/overview/overview.ts';
import type { FailingSection } from '../../../src/operations/processes/failing-sections.ts';
import { formatCount, formatDuration } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

export function SectionsPanel({ overview: { failingSections, at } }: { overview: OperationsOverview }) {
  const columns: Column<FailingSection>[] = [
    { title: 'Block', of: ({ block }) => block },
    { title: 'Site', of: ({ site }) => site },
    { title: 'Page', of: ({ path }) => <code>{path}</code> },
    { title: 'Code', of: ({ code }) => <code>{code}</code> },
    { title: 'Since', of: ({ since }) => `${formatDuration(since, at)} ago` },
    { title: 'Times', isFigure: true, of: ({ count }) => formatCount(count) },
  ];
  return (
    <Panel id="operations-sections" title="Failing sections">
      <PanelTable
        label="Failing sections"
        columns={columns}
        rows={failingSections}
        keyOf={({ site, path, block }) => `${site} ${path} ${block}`}
        empty="Every page is whole."
      />
    </Panel>
  );
}
