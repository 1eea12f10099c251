import { useEffect, useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { MissingHint } from '../../../shared/ui/missing-hint.tsx';
import { ContinueButton } from './continue-button.tsx';
import { OfferingGroups } from './offering-group.tsx';
import { OfferingsSkeleton } from './offerings-skeleton.tsx';
import { keepFocus, OpenQuestionsContext, useOpenQuestions } from './open-questions.ts';
import { Step } from './step.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { useOfferings } from './use-offerings.ts';
import { replaceHistoryStep } from './use-step-history.ts';

type Props = { flow: BookingFlow };

/** Step 3: what may be added (SB-54). */
export function AddonsStep({ flow }: Props) {
  const { state, texts } = flow;
  const names = Object.values(state.services).flatMap(({ type, name }) => (type === 'addon' ? [name] : []));
  return (
    <Step
      flow={flow}
      step={3}
      title={texts('bookingAddonsHeading')}
      answer={<span className="truncate">{names.join(', ') || texts('bookingNoAddons')}</span>}
    >
      <Addons flow={flow} />
    </Step>
  );
}

function Addons({ flow }: Props) {
  const { state, dispatch, texts } = flow;
  const { offerings } = useOfferings(flow, 'addons');
  const hasAddon = Object.values(state.services).some(({ type }) => type === 'addon');
  const questions = useOpenQuestions(() => dispatch({ type: 'addons passed', addons: hasAddon }));
  const hintId = useId();
  const isNothing =
    offerings.status === 'failed' || (offerings.status === 'loaded' && offerings.categories.length === 0);

  // Without anything to choose from, the step passes itself, and back does not lead into it (SB-60).
  useEffect(() => {
    if (!isNothing) return;
    replaceHistoryStep(4);
    dispatch({ type: 'addons passed', addons: hasAddon });
  }, [isNothing, hasAddon, dispatch]);

  if (offerings.status !== 'loaded') return <OfferingsSkeleton label={texts('bookingAddonsLoading')} />;
  return (
    <form noValidate onSubmit={questions.onSubmit}>
      <p className="pb-4 text-ink-muted">{texts('bookingAddonsHint')}</p>
      <OpenQuestionsContext value={questions.context}>
        <OfferingGroups flow={flow} categories={offerings.categories} type="addon" />
      </OpenQuestionsContext>
      <div className="booking-step__actions">
        <MissingHint id={hintId} text={texts(hasAddon ? 'bookingMissingNoAddon' : 'bookingMissingAddon')} />
        <Button
          type="submit"
          size="large"
          kind="secondary"
          disabled={hasAddon}
          aria-describedby={hasAddon ? hintId : undefined}
          onMouseDown={keepFocus}
        >
          {texts('bookingContinueWithout')}
        </Button>
        <ContinueButton flow={flow} isMissing={!hasAddon} hintId={hintId} onMouseDown={keepFocus} />
      </div>
    </form>
  );
}
