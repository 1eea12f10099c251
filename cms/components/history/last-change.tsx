'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { StudioLink } from '../../views/studio-link.tsx';
import { timeOf } from './time-of.ts';

/** Beside the form: who saved the document last, and when, and the way to all who did. */
export function LastChange() {
  const { savedDocumentData, data, id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const texts = useTexts(lastChangeTexts);
  const { changedBy, updatedAt } = (savedDocumentData ?? data ?? {}) as {
    changedBy?: string | null;
    updatedAt?: string;
  };
  if (!changedBy || !updatedAt) return null;
  return (
    <p className="last-change">
      {texts.changed(changedBy, timeOf(updatedAt, i18n.language))}{' '}
      <StudioLink href={`/admin/collections/${collectionSlug}/${id}/versions`}>{texts.history}</StudioLink>
    </p>
  );
}

const lastChangeTexts = {
  en: { changed: (name: string, at: string) => `Changed by ${name}, ${at}.`, history: 'Who changed what' },
  sv: { changed: (name: string, at: string) => `Ändrad av ${name}, ${at}.`, history: 'Vem ändrade vad' },
};
