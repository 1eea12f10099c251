import { useState } from 'react';
import type { ListedImport, OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import type { Act } from './act.ts';
import type { Figures } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';
import type { operationsTexts } from './texts.ts';
import { useOperationsTexts } from './use-operations-texts.ts';

export function ImportsPanel({ overview: { imports, at }, act }: { overview: OperationsOverview; act: Act }) {
  const { texts, figures } = useOperationsTexts();
  const columns: Column<ListedImport>[] = [
    { title: texts.when, of: ({ startedAt }) => texts.ago(figures.duration(startedAt, at)) },
    { title: texts.index, of: ({ index }) => <code>{index}</code> },
    {
      title: texts.imports.result,
      of: (run) => <span data-state={states[run.state]}>{resultText(run, texts.imports)}</span>,
    },
    { title: texts.imports.report, of: (run) => reportText(run, texts.imports, figures) },
    {
      title: texts.took,
      isFigure: true,
      of: ({ startedAt, finishedAt }) => (finishedAt ? figures.duration(startedAt, finishedAt) : '–'),
    },
    { title: '', of: (run) => run.canRollBack && <RollBackButton run={run} act={act} /> },
  ];
  return (
    <Panel id="operations-imports" title={texts.imports.heading}>
      <PanelTable
        label={texts.imports.heading}
        columns={columns}
        rows={imports}
        keyOf={({ id }) => id}
        empty={texts.imports.none}
      />
    </Panel>
  );
}

const states = { running: 'draft', imported: 'published', refused: 'changed', failed: 'changed' } as const;

type ImportTexts = (typeof operationsTexts)['en']['imports'];

function resultText({ kind, state }: ListedImport, texts: ImportTexts): string {
  return kind === 'roll-back' && state === 'imported' ? texts.rolledBack : texts.states[state];
}

function reportText({ report, reason, state }: ListedImport, texts: ImportTexts, figures: Figures): string {
  if (!report || state !== 'imported') return reason ?? '–';
  const parts = (['added', 'changed', 'withdrawn', 'unchanged'] as const)
    .filter((kind) => report[kind] > 0)
    .map((kind) => `${figures.count(report[kind])} ${texts.counts[kind]}`);
  return parts.join(', ') || texts.noRecords;
}

/** Asks first: what visitors see changes at once. */
function RollBackButton({ run: { index, revision }, act }: { run: ListedImport; act: Act }) {
  const { texts, figures } = useOperationsTexts();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="studio-quiet" onClick={() => setAsked(true)}>
        {texts.imports.rollBack}
        <span className="studio-hidden"> {texts.imports.which(index, revision)}</span>
      </button>
    );
  const rollBack = () =>
    act('roll-back', { index, revision }, ({ live }) => {
      setAsked(false);
      return texts.imports.restored(index, figures.count(Number(live)));
    });
  return (
    <span className="operations__confirm">
      <span>{texts.imports.question}</span>
      <button type="button" className="studio-button" onClick={rollBack}>
        {texts.imports.restore}
      </button>
      <button type="button" className="studio-quiet" onClick={() => setAsked(false)}>
        {texts.imports.cancel}
      </button>
    </span>
  );
}
