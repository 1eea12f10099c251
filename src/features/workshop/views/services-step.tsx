import { useId, useRef } from 'react';
import { MissingHint } from '../../../shared/ui/missing-hint.tsx';
import type { OfferingCategory } from '../offering.ts';
import { ContinueButton } from './continue-button.tsx';
import { DamageInspection } from './damage-inspection.tsx';
import { OfferingGroups } from './offering-group.tsx';
import { OfferingsSkeleton } from './offerings-skeleton.tsx';
import { keepFocus, OpenQuestionsContext, useOpenQuestions } from './open-questions.ts';
import { ServicesFailed } from './services-failed.tsx';
import { Step } from './step.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { useOfferings } from './use-offerings.ts';

type Props = { flow: BookingFlow };

/** Step 2: what is to be done (SB-35). */
export function ServicesStep({ flow }: Props) {
  const { state, texts } = flow;
  const names = Object.values(state.services).flatMap(({ type, name }) => (type === 'service' ? [name] : []));
  return (
    <Step
      flow={flow}
      step={2}
      title={texts('bookingServicesHeading')}
      answer={<span className="truncate">{names.join(', ')}</span>}
    >
      <Services flow={flow} />
    </Step>
  );
}

function Services({ flow }: Props) {
  const { state, dispatch, texts } = flow;
  const { offerings, retry } = useOfferings(flow, 'services');
  const hasService = Object.values(state.services).some(({ type }) => type === 'service');
  const questions = useOpenQuestions(() => dispatch({ type: 'services passed' }));
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const toFirst = () => form.current?.querySelector<HTMLElement>('.offering__box:enabled')?.focus();
  const missing = texts(questions.first ? 'bookingMissingMessage' : 'bookingMissingService');
  return (
    <form ref={form} noValidate onSubmit={questions.onSubmit}>
      {offerings.status === 'loading' && <OfferingsSkeleton label={texts('bookingServicesLoading')} />}
      {offerings.status === 'loaded' && offerings.categories.length > 0 && (
        <OpenQuestionsContext value={questions.context}>
          <ServiceList flow={flow} categories={offerings.categories} />
        </OpenQuestionsContext>
      )}
      {(offerings.status === 'failed' ||
        (offerings.status === 'loaded' && offerings.categories.length === 0)) && (
        <ServicesFailed flow={flow} onRetry={offerings.status === 'failed' ? retry : undefined} />
      )}
      <DamageInspection flow={flow} />
      <div className="booking-step__actions">
        <MissingHint id={hintId} text={hasService ? undefined : missing} onGo={questions.first ?? toFirst} />
        <ContinueButton flow={flow} isMissing={!hasService} hintId={hintId} onMouseDown={keepFocus} />
      </div>
    </form>
  );
}

type ListProps = Props & { categories: readonly OfferingCategory[] };

function ServiceList({ flow, categories }: ListProps) {
  const { texts } = flow;
  const hasUnknownPrice = categories.some(({ offerings }) =>
    offerings.some(({ priceKnown, isAvailable }) => isAvailable && !priceKnown),
  );
  return (
    <>
      <OfferingGroups flow={flow} categories={categories} type="service" />
      {hasUnknownPrice && (
        <p className="booking__fine text-size-micro leading-[1.45] text-ink-muted">
          * {texts('bookingPriceUnknownNote')}
        </p>
      )}
    </>
  );
}
