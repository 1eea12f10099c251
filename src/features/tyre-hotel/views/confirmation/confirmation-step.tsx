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
    pushBookedOnce(bookingConfirmationId, props.currency, pushEvent);
  }, [bookingConfirmationId, props.currency]);
  return (
    <section
      className="tyre-confirmed grid grid-cols-1 gap-x-[clamp(2rem,3.4vw,3rem)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
      aria-labelledby="tyre-confirmed"
    >
      <div className="grid justify-items-start gap-4 lg:col-span-full">
        <span
          className="grid size-14 place-items-center rounded-[50%] bg-brand text-on-brand"
          aria-hidden="true"
        >
          <IconShape of={Check} />
        </span>
        <h1 id="tyre-confirmed" data-step-heading tabIndex={-1}>
          {texts('tyreThanks', { name: customerBase.firstName })}
        </h1>
        <p className="max-w-160 text-(length:--lead) text-ink-muted">
          {texts('tyreThanksLead')} {texts('tyreManage')}
        </p>
      </div>
      <BookedWheelChange flow={flow} confirmation={confirmation} vehicle={vehicle} />
      <div className="grid content-start gap-4">
        <Rating flow={flow} />
        <SeasonReminder flow={flow} bookingId={bookingConfirmationId} />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3 lg:col-span-full">
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
