import * as ChevronLeft from 'lucide-react/icons/chevron-left';
import { useMemo } from 'react';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import { wallTime } from '../../../../shared/platform/wall-time.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { bookableWindow } from '../../bookable-window.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { WheelChangePrice } from '../wheel-change-price.tsx';
import { CalendarSkeleton } from './booking-skeletons.tsx';
import { ContactForm } from './contact-form.tsx';
import { LoadingFailed, NoDays } from './no-days.tsx';
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
  // Fetched beside the days: most visitors look at their wheels and need no calendar.
  const calendar = useLoaded(flow, 'calendar', () => import('./date-picker.tsx'));
  const free = days.loaded.state === 'ready' ? days.loaded.value : undefined;
  const failed = [workshop, days, calendar].find(({ loaded }) => loaded.state === 'failed');
  return (
    <section className="tyre-booking" aria-labelledby="tyre-booking">
      <button type="button" className="text-link mb-4" onClick={() => dispatch({ type: 'booking left' })}>
        <IconShape of={ChevronLeft} size="small" />
        {texts('tyreBack')}
      </button>
      <h1 id="tyre-booking" data-step-heading tabIndex={-1}>
        {texts('tyreBookingHeading', { place: found?.locationName ?? locationName })}
      </h1>
      <p className="mt-2.5 text-ink-muted">
        {found && <b className="text-ink">{found.departmentName}.</b>} {props.help.booking}
      </p>
      <p className="mt-[20px] flex flex-wrap items-center gap-x-[16px] gap-y-[8px]">
        <NumberPlate
          country={flow.props.country}
          registrationNumber={vehicle.regNo}
          label={texts('tyrePlate')}
        />
        <span>{vehicle.name || `${vehicle.brand} ${vehicle.model}`}</span>
        <WheelChangePrice flow={flow} price={vehicle.wheelChangePrice} />
      </p>
      {failed && <LoadingFailed textKey="tyreDaysFailed" texts={texts} onRetry={failed.reload} />}
      {!failed && free?.length === 0 && <NoDays texts={texts} location={vehicle.location} />}
      {!failed && free?.length !== 0 && (
        <div className="tyre-booking__grid mt-8 grid grid-cols-1 rounded-panel border border-line bg-surface *:scroll-mt-24 *:scroll-mb-8 *:px-4 *:py-7 max-sm:mx-[calc(0.5rem-var(--gutter))] sm:*:px-[clamp(1.5rem,2.7vw,2.5rem)] sm:*:pt-8 sm:*:pb-10 sm:max-[75rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] min-[75rem]:grid-cols-[minmax(0,5fr)_minmax(0,3.4fr)_minmax(0,3.6fr)] min-[75rem]:[&>:not(:first-child)]:border-t-0 min-[75rem]:[&>:not(:first-child)]:border-l min-[75rem]:[&>:not(:first-child)]:border-l-line">
          {free && calendar.loaded.state === 'ready' ? (
            <calendar.loaded.value.DatePicker flow={flow} days={free} today={today} bookable={bookable} />
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
