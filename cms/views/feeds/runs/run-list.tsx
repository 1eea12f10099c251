'use client';

import { useTranslation } from '@payloadcms/ui';
import type { z } from 'zod';
import type { runList, runSummary } from '../../../../src/features/inventory/runs/openapi.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Column, PanelTable } from '../../operations/panel.tsx';
import { StudioLink } from '../../studio-link.tsx';
import { Answered } from '../answered.tsx';
import { feedPath } from '../feeds-route.ts';
import { useExplain } from '../problems/use-explain.ts';
import { wholeTime } from '../time-ago.tsx';
import { useInventory } from '../use-inventory.ts';
import { RunCounts } from './run-counts.tsx';
import { runTexts } from './texts.ts';

type Run = z.output<typeof runSummary>;

/** The latest imports of a stock. */
export function RunList({ index }: { index: string }) {
  const texts = useTexts(runTexts);
  const { answer, reload } = useInventory<z.output<typeof runList>>(`/${encodeURIComponent(index)}/runs`);
  return (
    <section aria-labelledby="feed-runs">
      <h2 id="feed-runs">{texts.heading}</h2>
      <p className="feeds__note">{texts.latest}</p>
      <Answered answer={answer} again={reload}>
        {({ runs }) => <RunTable index={index} runs={runs} />}
      </Answered>
    </section>
  );
}

export const runDots = {
  running: 'draft',
  imported: 'published',
  refused: 'changed',
  failed: 'changed',
} as const;

function RunTable({ index, runs }: { index: string; runs: readonly Run[] }) {
  const texts = useTexts(runTexts);
  const { language } = useTranslation().i18n;
  const explain = useExplain();
  const columns: Column<Run>[] = [
    {
      title: texts.when,
      of: ({ id, startedAt }) => (
        <StudioLink href={feedPath(index, 'runs', id)}>
          <time dateTime={startedAt}>{wholeTime(startedAt, language)}</time>
        </StudioLink>
      ),
    },
    { title: texts.by, of: ({ startedBy }) => startedBy ?? texts.byKey },
    {
      title: texts.result,
      of: ({ state, kind }) => (
        <span data-state={runDots[state]}>
          {kind === 'roll-back' && state === 'imported' ? texts.rolledBack : texts.states[state]}
        </span>
      ),
    },
    {
      title: texts.did,
      of: ({ report, ...run }) =>
        report && run.state === 'imported' ? (
          <RunCounts run={{ ...run, ...report, leftOut: report.refusedLines, kind: 'feed' }} />
        ) : run.reason ? (
          explain(run.reason)
        ) : (
          '–'
        ),
    },
  ];
  return (
    <PanelTable
      label={texts.heading}
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      empty={texts.none}
    />
  );
}
