'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { timeOf } from './time-of.ts';

/** A time in the time zone of the person who reads it, which the server does not know. */
export function ChangeTime({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState('');
  useEffect(() => setShown(timeOf(at, i18n.language)), [at, i18n.language]);
  return <time dateTime={at}>{shown || at.slice(0, 10)}</time>;
}
