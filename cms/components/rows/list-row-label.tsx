'use client';

import { useRowLabel } from '@payloadcms/ui';
import { says } from './says.ts';

/** A folded row of a list goes by its own words, as long as it has any. */
export function ListRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel();
  return (
    <span className="row-label">
      <span className="row-label__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <span className="row-label__words">{says(data) || 'Nothing written yet'}</span>
    </span>
  );
}
