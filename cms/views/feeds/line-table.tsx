'use client';

import type { FeedError } from '../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PanelTable } from '../operations/panel.tsx';
import { useExplain } from './problems/use-explain.ts';
import { runTexts } from './runs/texts.ts';

/** Lines of a file that are not valid, each with its reason. */
export function LineTable({ label, lines }: { label: string; lines: readonly FeedError[] }) {
  const { run: texts } = useTexts(runTexts);
  const explain = useExplain();
  return (
    <PanelTable
      label={label}
      columns={[
        { title: texts.line, of: ({ line }: FeedError) => line },
        { title: texts.record, of: ({ id }: FeedError) => id ?? '–' },
        { title: texts.reason, of: ({ reason }: FeedError) => explain(reason) },
      ]}
      rows={lines}
      keyOf={({ line, reason }) => `${line} ${reason}`}
      empty=""
    />
  );
}
