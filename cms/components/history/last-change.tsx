'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { timeOf } from './time-of.ts';

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
