import { Button } from '../../../shared/ui/button.tsx';
import { defineIsland } from '../../../shared/ui/island.tsx';
import type { BookingFlowProps } from '../flow/booking-flow-props.ts';
import { AddonsStep } from './addons-step.tsx';
import { BookingHead } from './booking-head.tsx';
import { CarStep } from './car-step.tsx';
import { OfferingsSkeleton } from './offerings-skeleton.tsx';
import { ServicesStep } from './services-step.tsx';
import { Step } from './step.tsx';
import { BookingSummary } from './summary/booking-summary.tsx';
import { type BookingFlow, useBookingFlow } from './use-booking-flow.ts';
import { type LaterStepsState, useLaterSteps } from './use-later-steps.ts';

/** The whole booking on one page (SB-01). The server renders step 1; what the tab has stored appears with hydration. */
function ServiceBooking(props: BookingFlowProps) {
  const flow = useBookingFlow(props);
  const isConfirmed = flow.state.displayState === 5;
  const later = useLaterSteps(flow.state.bookingState > 1);
  return (
    <div
      className="booking pb-[clamp(3rem,6vw,6rem)] tabular-nums max-aside:pb-[calc(var(--booking-drawer)+3rem)] aside:grid aside:grid-cols-[minmax(0,1fr)_24.5rem] aside:grid-rows-[auto_1fr] aside:items-start aside:gap-x-12 scripted:[&_.without-script]:hidden page-width"
      data-display-step={flow.state.displayState}
    >
      {!isConfirmed && <BookingHead flow={flow} />}
      {isConfirmed ? (
        <div className="pt-[clamp(1.5rem,4.4vw,4rem)]">
          {typeof later === 'object' ? (
            <later.ConfirmationStep flow={flow} />
          ) : (
            <LaterStep flow={flow} state={later} />
          )}
        </div>
      ) : (
        <ol className="grid grid-cols-1 content-start gap-2" aria-label={flow.texts('bookingSteps')}>
          <CarStep flow={flow} />
          <ServicesStep flow={flow} />
          <AddonsStep flow={flow} />
          {typeof later === 'object' ? (
            <later.TimeAndPlaceStep flow={flow} />
          ) : (
            <Step flow={flow} step={4} title={flow.texts('bookingTimeStep')}>
              <LaterStep flow={flow} state={later} />
            </Step>
          )}
        </ol>
      )}
      <BookingSummary flow={flow} />
    </div>
  );
}

type LaterStepProps = { flow: BookingFlow; state: Exclude<LaterStepsState, object> };

/** What was chosen is in the tab's storage, so the page can be loaded again. */
function LaterStep({ flow: { texts }, state }: LaterStepProps) {
  if (state === 'loading') return <OfferingsSkeleton label={texts('bookingLoadingWorkshops')} />;
  return (
    <div
      role="alert"
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-[var(--booking-row)] bg-danger-tint px-5 py-4 [&>p]:flex-[1_1_16rem]"
    >
      <p>{texts('bookingServerError')}</p>
      <Button kind="secondary" size="small" onClick={() => location.reload()}>
        {texts('bookingTryAgain')}
      </Button>
    </div>
  );
}

export const island = defineIsland('booking-flow', ServiceBooking, 'load');
