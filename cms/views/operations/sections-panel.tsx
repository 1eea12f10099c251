import type { OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import type { FailingSection } from '../../../src/features/operations/processes/failing-sections.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

export function SectionsPanel({ overview: { failingSections, at } }: { overview: OperationsOverview }) {
  const { texts, figures } = useOperationsTexts();
  const columns: Column<FailingSection>[] = [
    { title: texts.sections.block, of: ({ block }) => block },
    { title: texts.site, of: ({ site }) => site },
    { title: texts.page, of: ({ path }) => <code>{path}</code> },
    { title: texts.sections.code, of: ({ code }) => <code>{code}</code> },
    { title: texts.sections.since, of: ({ since }) => texts.ago(figures.duration(since, at)) },
    { title: texts.sections.times, isFigure: true, of: ({ count }) => figures.count(count) },
  ];
  return (
    <Panel id="operations-sections" title={texts.sections.heading}>
      <PanelTable
        label={texts.sections.heading}
        columns={columns}
        rows={failingSections}
        keyOf={({ site, path, block }) => `${site} ${path} ${block}`}
        empty={texts.sections.none}
      />
    </Panel>
  );
}
