'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { textFinderTexts } from './texts.ts';

export function TextRowLabel() {
  const { notWritten } = useTexts(textFinderTexts);
  const { data } = useRowLabel<{ key?: string; text?: string }>();
  return (
    <span className="text-row-label">
      {data?.text?.slice(0, 60) || notWritten} {data?.key && <code>{data.key}</code>}
    </span>
  );
}
