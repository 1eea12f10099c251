'use client';

import { Problem } from '../../../components/form/problem.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Refusal } from '../ask-inventory.ts';
import { mappingProblems } from '../import-wizard/mapping-problems.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { sourceTexts } from './texts.ts';

/** Why a source was refused or could not be fetched. */
export function SourceRefusal({ refusal }: { refusal: Refusal | undefined }) {
  const texts = useTexts(sourceTexts);
  if (refusal?.state !== 'refused') return <RefusalNotice refusal={refusal} />;
  const { code, body } = refusal;
  const known = code === 'NO_KEY' ? texts.noKey : texts.problems[String(body['problem'])];
  const errors = mappingProblems(body);
  if (known) return <Problem message={known} />;
  if (errors.length > 0) return <Problem message={`${texts.wrong}: ${errors.join('; ')}`} />;
  return <RefusalNotice refusal={refusal} />;
}
