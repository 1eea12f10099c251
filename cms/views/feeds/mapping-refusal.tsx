'use client';

import { Problem } from '../../components/form/problem.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Refusal } from './ask-inventory.ts';
import { importWizardTexts } from './import-wizard/texts.ts';
import { useNamedProblems } from './problems/use-named-problems.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** What is wrong with a mapping field by field, or why it could not be stored. */
export function MappingRefusal({ refusal }: { refusal: Refusal | undefined }) {
  const texts = useTexts(importWizardTexts);
  const problems = useNamedProblems()(refusal);
  if (problems.length === 0) return <RefusalNotice refusal={refusal} />;
  return <Problem message={`${texts.problems}: ${problems.join(' ')}`} />;
}
