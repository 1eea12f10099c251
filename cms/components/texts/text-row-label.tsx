'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';

export function TextRowLabel() {
  const empty = useTexts(emptyText);
  const { data } = useRowLabel<{ key?: string; text?: string }>();
  return (
    <span className="text-row-label">
      {data?.text?.slice(0, 60) || empty} {data?.key && <code>{data.key}</code>}
    </span>
  );
}

const emptyText = { en: 'Not written yet', sv: 'Inte skriven än' };
