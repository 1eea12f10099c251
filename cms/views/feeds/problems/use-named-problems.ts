'use client';

import { readFeedProblem } from '../../../../src/features/inventory/problems/feed-problems.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Refusal } from '../ask-inventory.ts';
import { fieldLabel } from '../fields/field-label.ts';
import { fieldTexts } from '../fields/texts.ts';
import { namedProblems } from './named-problems.ts';
import { useExplain } from './use-explain.ts';

/** What is wrong with a mapping, in the editor's language. */
export function useNamedProblems(): (refusal: Refusal | undefined) => readonly string[] {
  const fields = useTexts(fieldTexts);
  const { notAsItIs } = useTexts(namedTexts);
  const explain = useExplain();
  return (refusal) => {
    if (refusal?.state !== 'refused') return [];
    return namedProblems(refusal.body).map(({ field, message }) => {
      const problem = readFeedProblem(message);
      const name = fieldLabel(field.replace(/^fields\./, ''), fields);
      // Sentences with the field's name in them need it no second time.
      if (problem) return 'field' in problem.values ? explain(message) : `${name}: ${explain(message)}`;
      return notAsItIs(name);
    });
  };
}

const namedTexts = {
  en: { notAsItIs: (field: string) => `${field || 'The file'} is not written as choices are.` },
  sv: { notAsItIs: (field: string) => `${field || 'Filen'} är inte skrivet som val ska vara.` },
};
