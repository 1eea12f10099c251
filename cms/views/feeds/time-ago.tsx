'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { figuresIn } from '../operations/figures.ts';

/** How long ago something was; the whole time is its title. */
export function TimeAgo({ time, now }: { time: string; now: string }) {
  const { ago } = useTexts(agoTexts);
  const { language } = useTranslation().i18n;
  return (
    <time dateTime={time} title={wholeTime(time, language)}>
      {ago(figuresIn(language).duration(time, now))}
    </time>
  );
}

export function wholeTime(time: string, language: string): string {
  return new Date(time).toLocaleString(language === 'sv' ? 'sv-SE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
  });
}

const agoTexts = {
  en: { ago: (duration: string) => `${duration} ago` },
  sv: { ago: (duration: string) => `för ${duration} sedan` },
};
