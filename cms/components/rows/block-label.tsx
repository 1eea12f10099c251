'use client';

import { getTranslation } from '@payloadcms/translations';
import { Pill, useConfig, useRowLabel, useTranslation } from '@payloadcms/ui';
import { rowSummary } from './row-summary.ts';

/** The label of a collapsed block: its kind and a summary of its content. */
export function BlockLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ blockType?: string }>();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const label = config.blocksMap?.[data?.blockType ?? '']?.labels?.singular;
  return (
    <span className="row-label">
      <span className="row-label__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {label ? getTranslation(label, i18n) : data?.blockType}
      </Pill>
      <span className="row-label__text">{rowSummary(data)}</span>
    </span>
  );
}
