import { useEffect, useRef } from 'react';
import { defineIsland } from '../../../shared/ui/island.tsx';
import type { TyreHotelProps } from '../flow/tyre-hotel-props.ts';
import { BookingStep } from './booking/booking-step.tsx';
import { ConfirmationStep } from './confirmation/confirmation-step.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { TyreHotelFooter } from './tyre-hotel-footer.tsx';
import { type TyreHotelFlow, useTyreHotel } from './use-tyre-hotel.ts';
import { VehicleStep } from './vehicle/vehicle-step.tsx';

/** The tyre hotel on one page. The server renders Search; whoever is signed in appears with hydration (TH-08). */
function TyreHotel(props: TyreHotelProps) {
  const flow = useTyreHotel(props);
  const root = useRef<HTMLDivElement>(null);
  const { step } = flow.state.stage;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!flow.isLoaded) return;
    if (shown.current !== undefined && shown.current !== step) moveToHeading(root.current);
    shown.current = step;
  }, [flow.isLoaded, step]);
  return (
    <div
      ref={root}
      className="tyre-hotel scroll-mt-20 py-[clamp(2rem,4.4vw,4rem)] tabular-nums [&_[data-step-heading]:focus]:outline-none [&_button.text-link]:min-h-7 page-width"
      data-tyre-step={step}
    >
      <CurrentStep flow={flow} />
      <TyreHotelFooter flow={flow} />
    </div>
  );
}

function CurrentStep({ flow }: { flow: TyreHotelFlow }) {
  const { stage } = flow.state;
  switch (stage.step) {
    case 'loggedIn':
      return <VehicleStep flow={flow} vehicles={stage.validated.vehicles} />;
    case 'booking':
      return <BookingStep flow={flow} vehicles={stage.validated.vehicles} regNo={stage.regNo} />;
    case 'confirmation':
      return (
        <ConfirmationStep flow={flow} confirmation={stage.confirmation} vehicles={stage.validated.vehicles} />
      );
    default:
      return <SignIn flow={flow} stage={stage} />;
  }
}

/** Another step is another page to whoever listens to it, and begins at its top. */
function moveToHeading(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  root?.scrollIntoView({ block: 'start' });
}

export const island = defineIsland('tyre-hotel', TyreHotel, 'load');
