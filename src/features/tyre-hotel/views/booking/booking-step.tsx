import * as ChevronLeft from 'lucide-react/icons/chevron-left';
import { useMemo } from 'react';
import { wallTime } from '../../../../shared/platform/wall-time.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { NumberPlate } from '../../../workshop/views/number-plate.tsx';
import { bookableWindow } from '../../bookable-window.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { WheelChangePrice } from '../wheel-change-price.tsx';
import { CalendarSkeleton } from './booking-skeletons.tsx';
import { ContactForm } from './contact-form.tsx';
import { DatePicker } from './date-picker.tsx';
import { DaysFailed, NoDays } from './no-days.tsx';
import { TimePicker } from './time-picker.tsx';
import { useLoaded } from './use-loaded.ts';

type Props = { flow: TyreHotelFlow; vehicles: readonly TyreVehicle[]; regNo: string };

/** Date, time and contact details for the chosen vehicle (TH-32, TH-33), one after the other (TH-41, TH-46). */
export function BookingStep({ flow, vehicles, regNo }: Props) {
  const vehicle = vehicles.find((each) => each.regNo === regNo);
  return vehicle ? <VehicleBooking flow={flow} vehicle={vehicle} /> : null;
}

function VehicleBooking({ flow, vehicle }: { flow: TyreHotelFlow; vehicle: TyreVehicle }) {
  const { texts, api, props, state, dispatch } = flow;
  const { locationName } = vehicle.location;
  const { date } = state.draft;
  const today = useMemo(() => wallTime(new Date(), props.timeZone).date, [props.timeZone]);
  const bookable = useMemo(() => bookableWindow(today), [today]);
  const workshop = useLoaded(flow, locationName, () => api.workshop(locationName));
  const found = workshop.loaded.state === 'ready' ? workshop.loaded.value : undefined;
  const erpId = found?.erpId;
  const days = useLoaded(flow, erpId, () => api.days(erpId ?? '', bookable, vehicle.brandCode));
  const times = useLoaded(flow, erpId && date && `${erpId} ${date}`, () =>
    api.times(erpId ?? '', date ?? '', vehicle.regNo),
  );
  const free = days.loaded.state === 'ready' ? days.loaded.value : undefined;
  const hasFailed = workshop.loaded.state === 'failed' || days.loaded.state === 'failed';
  return (
    <section className="tyre-booking" aria-labelledby="tyre-booking">
      <button
        type="button"
        className="text-link tyre-booking__back"
        onClick={() => dispatch({ type: 'booking left' })}
      >
        <IconShape of={ChevronLeft} size="small" />
        {texts('tyreBack')}
      </button>
      <h1 id="tyre-booking" data-step-heading tabIndex={-1}>
        {texts('tyreBookingHeading', { place: found?.locationName ?? locationName })}
      </h1>
      <p className="tyre-booking__lead">
        {found && <b>{found.departmentName}.</b>} {props.help.booking}
      </p>
      <p className="tyre-booking__vehicle">
        <NumberPlate registrationNumber={vehicle.regNo} label={texts('tyrePlate')} />
        <span>{vehicle.name || `${vehicle.brand} ${vehicle.model}`}</span>
        <WheelChangePrice flow={flow} price={vehicle.wheelChangePrice} />
      </p>
      {hasFailed && (
        <DaysFailed
          texts={texts}
          onRetry={workshop.loaded.state === 'failed' ? workshop.reload : days.reload}
        />
      )}
      {!hasFailed && free?.length === 0 && <NoDays texts={texts} location={vehicle.location} />}
      {!hasFailed && free?.length !== 0 && (
        <div className="tyre-booking__grid">
          {free ? (
            <DatePicker flow={flow} days={free} today={today} bookable={bookable} />
          ) : (
            <CalendarSkeleton label={texts('tyreLoadingDays')} />
          )}
          <TimePicker flow={flow} times={times.loaded} onReload={times.reload} />
          <ContactForm flow={flow} erpId={erpId} times={times.loaded} />
        </div>
      )}
    </section>
  );
}
