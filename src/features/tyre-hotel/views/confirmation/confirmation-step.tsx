import * as Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { pushBookedOnce } from '../../flow/analytics.ts';
import type { TyreBookingConfirmation } from '../../tyre-booking.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { BookedWheelChange } from './booked-wheel-change.tsx';
import { Rating } from './rating.tsx';
import { SeasonReminder } from './season-reminder.tsx';

type Props = {
  flow: TyreHotelFlow;
  confirmation: TyreBookingConfirmation;
  vehicles: readonly TyreVehicle[];
};

/** The booking that was made (TH-55). It stays when the page is loaded again and books nothing. */
export function ConfirmationStep({ flow, confirmation, vehicles }: Props) {
  const { texts, props, dispatch, logOut } = flow;
  const { bookingConfirmationId, customerBase } = confirmation;
  const vehicle = vehicles.find(({ regNo }) => regNo === confirmation.regNo);
  const others = vehicles.filter((each) => each !== vehicle);
  useEffect(() => {
    pushBookedOnce(bookingConfirmationId, pushEvent, openSessionStorage());
  }, [bookingConfirmationId]);
  return (
    <section className="tyre-confirmed" aria-labelledby="tyre-confirmed">
      <div className="tyre-confirmed__head">
        <span className="tyre-confirmed__mark" aria-hidden="true">
          <IconShape of={Check} />
        </span>
        <h1 id="tyre-confirmed" data-step-heading tabIndex={-1}>
          {texts('tyreThanks', { name: customerBase.firstName })}
        </h1>
        <p>
          {texts('tyreThanksLead')} {texts('tyreManage')}
        </p>
      </div>
      <BookedWheelChange flow={flow} confirmation={confirmation} vehicle={vehicle} />
      <div className="tyre-confirmed__aside">
        <Rating flow={flow} />
        <SeasonReminder flow={flow} bookingId={bookingConfirmationId} />
      </div>
      <div className="tyre-confirmed__actions">
        <TextLink href={props.startHref}>{texts('tyreStart')}</TextLink>
        {others.length > 0 && (
          <button type="button" className="text-link" onClick={() => dispatch({ type: 'confirmation left' })}>
            {texts('tyreToVehicles')}
          </button>
        )}
        <button type="button" className="text-link" onClick={() => logOut()}>
          {texts('tyreOtherCar')}
        </button>
      </div>
    </section>
  );
}

/** Undefined where the browser forbids it. */
function openSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
