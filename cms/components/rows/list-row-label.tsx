'use client';

import { useRowLabel } from '@payloadcms/ui';
import { rowSummary } from './row-summary.ts';

/** A folded row of a list goes by its own words, as long as it has any. */
export function ListRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel();
  return (
    <span className="row-label">
      <span className="row-label__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <span className="row-label__text">{rowSummary(data) || 'Nothing written yet'}</span>
    </span>
  );
}
