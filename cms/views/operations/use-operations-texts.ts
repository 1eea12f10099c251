'use client';

import { useTranslation } from '@payloadcms/ui';
import { chooseText } from '../../i18n/studio-text.ts';
import { type Figures, figuresIn } from './figures.ts';
import { operationsTexts } from './texts.ts';

type OperationsTexts = { texts: (typeof operationsTexts)['en']; figures: Figures };

/** Words and figures of the operations page, for the person who is signed in. */
export function useOperationsTexts(): OperationsTexts {
  const { language } = useTranslation().i18n;
  return { texts: chooseText(operationsTexts, language), figures: figuresIn(language) };
}
