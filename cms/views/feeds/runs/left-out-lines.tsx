'use client';

import { useTranslation } from '@payloadcms/ui';
import type { FeedError } from '../../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { Panel } from '../../operations/panel.tsx';
import { LineTable } from '../line-table.tsx';
import type { RunDetail } from './run-detail.ts';
import { runTexts } from './texts.ts';

const LINES_SHOWN = 200;

/** Every line that is not valid, with its reason. */
export function LeftOutLines({ detail }: { detail: RunDetail }) {
  const { run: texts } = useTexts(runTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const lines: readonly FeedError[] = detail.lines;
  if (lines.length === 0) return null;
  return (
    <Panel id="run-lines" title={texts.lines}>
      <p className="feeds__note">
        {detail.state === 'imported' ? texts.linesKept : texts.linesRefused}
        {lines.length > LINES_SHOWN && ` ${texts.onlyFirst(count(LINES_SHOWN), count(lines.length))}`}
      </p>
      <LineTable label={texts.lines} lines={lines.slice(0, LINES_SHOWN)} />
    </Panel>
  );
}
