'use client';

import { useTranslation } from '@payloadcms/ui';
import type { FeedError } from '../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PanelTable } from '../operations/panel.tsx';
import { explainReason } from './fields/explain-reason.ts';
import { fieldTexts } from './fields/texts.ts';
import { runTexts } from './runs/texts.ts';

/** Lines of a file that are not valid, each with its reason. */
export function LineTable({ label, lines }: { label: string; lines: readonly FeedError[] }) {
  const { run: texts } = useTexts(runTexts);
  const fields = useTexts(fieldTexts);
  const language = useTranslation().i18n.language === 'sv' ? 'sv' : 'en';
  return (
    <PanelTable
      label={label}
      columns={[
        { title: texts.line, of: ({ line }: FeedError) => line },
        { title: texts.record, of: ({ id }: FeedError) => id ?? '–' },
        { title: texts.reason, of: ({ reason }: FeedError) => explainReason(reason, fields, language) },
      ]}
      rows={lines}
      keyOf={({ line, reason }) => `${line} ${reason}`}
      empty=""
    />
  );
}
