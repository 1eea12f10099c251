'use client';

import { useTranslation } from '@payloadcms/ui';
import { chooseText, type InStudioLanguages } from './studio-text.ts';

/** The texts of a component in the language of the person who is signed in. */
export function useTexts<Texts>(texts: InStudioLanguages<Texts>): Texts {
  const { i18n } = useTranslation();
  return chooseText(texts, i18n.language);
}
