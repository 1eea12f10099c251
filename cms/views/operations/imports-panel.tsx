import { useState } from 'react';
import type { ListedImport, OperationsOverview } from '../../../src/operations/overview/overview.ts';
import type { Act } from './act.ts';
import { formatCount, formatDuration } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

export function ImportsPanel({ overview: { imports, at }, act }: { overview: OperationsOverview; act: Act }) {
  const columns: Column<ListedImport>[] = [
    { title: 'When', of: ({ startedAt }) => `${formatDuration(startedAt, at)} ago` },
    { title: 'Index', of: ({ index }) => <code>{index}</code> },
    {
      title: 'Result',
      of: (run) => <span data-state={states[run.state]}>{resultText(run)}</span>,
    },
    { title: 'Report', of: reportText },
    {
      title: 'Took',
      isFigure: true,
      of: ({ startedAt, finishedAt }) => (finishedAt ? formatDuration(startedAt, finishedAt) : '–'),
    },
    { title: '', of: (run) => run.canRollBack && <RollBackButton run={run} act={act} /> },
  ];
  return (
    <Panel id="operations-imports" title="Imports">
      <PanelTable
        label="Imports"
        columns={columns}
        rows={imports}
        keyOf={({ id }) => id}
        empty="No import has been recorded."
      />
    </Panel>
  );
}

const states = { running: 'draft', imported: 'published', refused: 'changed', failed: 'changed' } as const;

function resultText({ kind, state }: ListedImport): string {
  return kind === 'roll-back' && state === 'imported' ? 'rolled back' : state;
}

function reportText({ report, reason }: ListedImport): string {
  if (!report || report.refusedLines > 0) return reason ?? '–';
  const counts = [
    [report.added, 'added'],
    [report.changed, 'changed'],
    [report.withdrawn, 'withdrawn'],
    [report.unchanged, 'as before'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  return parts.join(', ') || 'no records';
}

/** Asks first: what visitors see changes at once. */
function RollBackButton({ run: { index, revision }, act }: { run: ListedImport; act: Act }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="studio-quiet" onClick={() => setAsked(true)}>
        Roll back
        <span className="studio-hidden"> {`${index}, revision ${revision}`}</span>
      </button>
    );
  const rollBack = () =>
    act('roll-back', { index, revision }, ({ live }) => {
      setAsked(false);
      return `${index} is as it was before this import: ${formatCount(Number(live))} records. The sites show it within seconds.`;
    });
  return (
    <span className="operations__confirm">
      <span>Restore the stock before this import and all later ones?</span>
      <button type="button" className="studio-button" onClick={rollBack}>
        Restore
      </button>
      <button type="button" className="studio-quiet" onClick={() => setAsked(false)}>
        Cancel
      </button>
    </span>
  );
}
