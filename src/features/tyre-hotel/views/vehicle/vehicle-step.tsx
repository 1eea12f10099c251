import * as ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { UpcomingWheelChange } from '../../tyre-booking.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import { useLoaded } from '../booking/use-loaded.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { TreadWarning } from './tread-warning.tsx';
import { UpcomingBooking } from './upcoming-booking.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { WheelsDrawing } from './wheels-drawing.tsx';

type Props = { flow: TyreHotelFlow; vehicles: readonly TyreVehicle[] };

/** 'Ditt fordon': the wheels we keep (TH-26), and the time that is booked already. Every vehicle can be booked (TH-32). */
export function VehicleStep({ flow, vehicles }: Props) {
  const { texts, api, logOut } = flow;
  const upcoming = useLoaded(flow, 'upcoming', api.upcoming);
  const booked = upcoming.loaded.state === 'ready' ? upcoming.loaded.value : [];
  const [vehicle, ...others] = vehicles;
  if (!vehicle) return null;
  return (
    <>
      <section
        className="tyre-vehicle grid grid-cols-1 gap-x-[clamp(2rem,3.4vw,3rem)] gap-y-6 min-[75rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        aria-labelledby="tyre-vehicle"
      >
        <div className="tyre-vehicle__intro flex flex-col items-start">
          <h1 id="tyre-vehicle" data-step-heading tabIndex={-1}>
            {texts('tyreVehicleHeading')}
          </h1>
          <VehicleFacts flow={flow} vehicle={vehicle} />
          <VehicleActions flow={flow} vehicle={vehicle} booked={booked}>
            <button type="button" className="text-link" onClick={() => logOut()}>
              {texts('tyreOtherCar')}
            </button>
          </VehicleActions>
        </div>
        <TreadWarning flow={flow} vehicle={vehicle} />
        <WheelsDrawing flow={flow} vehicle={vehicle} />
      </section>
      {others.length > 0 && <OtherVehicles flow={flow} vehicles={others} booked={booked} />}
    </>
  );
}

type Booked = { booked: readonly UpcomingWheelChange[] };

function OtherVehicles({ flow, vehicles, booked }: Props & Booked) {
  const { texts } = flow;
  return (
    <section
      className="tyre-others mt-[clamp(3rem,6vw,6rem)] border-t border-t-line pt-[clamp(2rem,4vw,4rem)]"
      aria-labelledby="tyre-others"
    >
      <h2 id="tyre-others">{texts('tyreOtherVehicles')}</h2>
      {vehicles.map((vehicle) => (
        <article
          key={vehicle.regNo}
          className="tyre-vehicle grid grid-cols-1 gap-x-[clamp(2rem,3.4vw,3rem)] gap-y-6 min-[75rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tyre-vehicle--other mt-6"
        >
          <div className="tyre-vehicle__intro flex flex-col items-start">
            <VehicleFacts flow={flow} vehicle={vehicle} />
            <VehicleActions flow={flow} vehicle={vehicle} booked={booked} named />
          </div>
          <TreadWarning flow={flow} vehicle={vehicle} />
          <WheelsDrawing flow={flow} vehicle={vehicle} />
        </article>
      ))}
    </section>
  );
}

type ActionsProps = Booked & {
  flow: TyreHotelFlow;
  vehicle: TyreVehicle;
  /** Of several buttons on a page, each says which car it is for. */
  named?: boolean;
  children?: ReactNode;
};

/** The booking that is there, or the way to one. */
function VehicleActions({ flow, vehicle, booked, named = false, children }: ActionsProps) {
  const { texts, dispatch } = flow;
  const { regNo } = vehicle;
  const own = booked.filter((booking) => booking.regNo === regNo);
  return (
    <>
      {own.map((booking) => (
        <UpcomingBooking key={booking.bookingConfirmationId} flow={flow} booking={booking} />
      ))}
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 max-sm:grid max-sm:w-full max-sm:justify-items-stretch max-sm:[&>.text-link]:justify-self-center">
        <Button
          size="large"
          kind={own.length > 0 ? 'secondary' : 'primary'}
          iconAfter={<IconShape of={ArrowRight} />}
          onClick={() => dispatch({ type: 'booking opened', regNo })}
        >
          {named ? texts('tyreBookPlate', { plate: regNo }) : texts('tyreBook')}
        </Button>
        {children}
      </div>
    </>
  );
}
