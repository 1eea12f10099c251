'use client';

import { useTexts } from '../../../i18n/use-texts.ts';
import { type Step, steps } from './draft/feed-draft.ts';
import { importWizardTexts } from './texts.ts';

/** How far one is. */
export function StepList({ current }: { current: Step }) {
  const texts = useTexts(importWizardTexts);
  return (
    <ol className="import-wizard__steps" aria-label={texts.stepsLabel}>
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={at < steps.indexOf(current) ? '' : undefined}
        >
          {texts.steps[step]}
        </li>
      ))}
    </ol>
  );
}
