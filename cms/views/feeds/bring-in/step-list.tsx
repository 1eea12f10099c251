'use client';

import { useTexts } from '../../../i18n/use-texts.ts';
import { type Step, steps } from './draft/feed-draft.ts';
import { bringInTexts } from './texts.ts';

/** How far one is. */
export function StepList({ current }: { current: Step }) {
  const texts = useTexts(bringInTexts);
  return (
    <ol className="bring-in__steps" aria-label={texts.stepsLabel}>
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
