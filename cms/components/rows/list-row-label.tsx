'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { rowSummary } from './row-summary.ts';

/** The label of a collapsed row: a summary of its content. */
export function ListRowLabel() {
  const empty = useTexts(emptyRow);
  const { data, rowNumber = 0 } = useRowLabel();
  return (
    <span className="row-label">
      <span className="row-label__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <span className="row-label__text">{rowSummary(data) || empty}</span>
    </span>
  );
}

const emptyRow = { en: 'Nothing written yet', sv: 'Inget skrivet än' };
