'use client';

import { useTranslation } from '@payloadcms/ui';
import { isStudioLanguage } from '../../../i18n/studio-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { fieldTexts } from '../fields/texts.ts';
import { explainReason } from './explain-reason.ts';

/** Says in the editor's language what the inventory says is wrong. */
export function useExplain(): (reason: string) => string {
  const fields = useTexts(fieldTexts);
  const { language } = useTranslation().i18n;
  return (reason) => explainReason(reason, fields, isStudioLanguage(language) ? language : 'en');
}
