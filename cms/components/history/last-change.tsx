'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';

/** Beside the form: who saved the document last, and when. */
export function LastChange() {
  const { savedDocumentData, data } = useDocumentInfo();
  const { i18n } = useTranslation();
  const texts = useTexts(lastChangeTexts);
  const { changedBy, updatedAt } = (savedDocumentData ?? data ?? {}) as {
    changedBy?: string | null;
    updatedAt?: string;
  };
  if (!changedBy || !updatedAt) return null;
  return <p className="last-change">{texts.changed(changedBy, timeOf(updatedAt, i18n.language))}</p>;
}

const lastChangeTexts = {
  en: { changed: (name: string, at: string) => `Changed by ${name}, ${at}` },
  sv: { changed: (name: string, at: string) => `Ändrad av ${name}, ${at}` },
};

/** The time of a change today, the day of an older one. */
export function timeOf(at: string, language: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'long', ...time } as const;
  return new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', isToday ? time : day).format(date);
}
