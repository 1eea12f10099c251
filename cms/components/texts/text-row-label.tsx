'use client';

import { useRowLabel } from '@payloadcms/ui';

export function TextRowLabel() {
  const { data } = useRowLabel<{ key?: string; text?: string }>();
  return (
    <span className="text-row-label">
      {data?.text?.slice(0, 60) || 'Not written yet'} {data?.key && <code>{data.key}</code>}
    </span>
  );
}
