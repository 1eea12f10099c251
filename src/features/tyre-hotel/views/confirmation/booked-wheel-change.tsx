import * as Navigation from 'lucide-react/icons/navigation';
import type { ReactNode } from 'react';
import { destinationData } from '../../../../shared/maps/directions.ts';
import { leadToOwnMap } from '../../../../shared/maps/own-map.script.ts';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import { telephoneLink } from '../../../../shared/platform/telephone-link.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { formatLongDay, splitTimeSlot } from '../../../booking/flow/format-slot.ts';
import { mapsSearchLink } from '../../../booking/flow/maps-search-link.ts';
import type { TyreBookingConfirmation } from '../../tyre-booking.ts';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { BookingLinks } from '../vehicle/upcoming-booking.tsx';
import { pictureOf, sizeOf } from '../vehicle/vehicle-facts.tsx';
import { WheelChangePrice } from '../wheel-change-price.tsx';

type Props = {
  flow: TyreHotelFlow;
  confirmation: TyreBookingConfirmation;
  /** Undefined where the booking does not say which it is for. */
  vehicle: TyreVehicle | undefined;
};

/** What was booked, when, where and by whom (TH-55, TH-56). */
export function BookedWheelChange({ flow, confirmation, vehicle }: Props) {
  const { texts, props } = flow;
  const { services, appointmentTime, isFullDay, workshop, customerBase, freeText } = confirmation;
  const { date, time } = splitTimeSlot(appointmentTime);
  const { name, address, email, phoneNumber } = workshop;
  return (
    <dl className="grid self-start rounded-panel border border-line bg-surface px-[clamp(1.25rem,3vw,2.5rem)] py-2 [&_dd]:grid [&_dd]:justify-items-start [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dd>.text-link]:my-1.5 [&_dd>a:not(.text-link)]:min-h-7 [&_dd>a:not(.text-link)]:underline [&_dd>a:not(.text-link)]:decoration-1 [&_dd>a:not(.text-link)]:underline-offset-4 [&_dd>b]:text-[1.0625rem] [&_dd>span]:text-ink-muted [&_dt]:text-ink-muted [&>div]:grid [&>div]:gap-x-6 [&>div]:gap-y-1 [&>div]:py-4.5 sm:[&>div]:grid-cols-[11rem_minmax(0,1fr)] [&>div:not(:first-child)]:border-t [&>div:not(:first-child)]:border-t-line">
      {vehicle && <VehicleRow flow={flow} vehicle={vehicle} />}
      <Row label={texts('tyreReference')}>
        <b className="num">{confirmation.bookingConfirmationId}</b>
        <BookingLinks flow={flow} manageUrl={confirmation.manageUrl} />
      </Row>
      <Row label={texts('tyreService')}>
        <b>{services[0]?.name}</b>
        <WheelChangePrice flow={flow} price={confirmation.price ?? vehicle?.wheelChangePrice} />
      </Row>
      <Row label={texts('tyreWhen')}>
        <b className="[&::first-letter]:uppercase">{formatLongDay(date, props.language)}</b>
        {/* A whole day has no clock time (TH-61). */}
        <span>{isFullDay ? texts('tyreNoTimes') : texts('tyreAtTime', { time })}</span>
      </Row>
      <Row label={texts('tyreWorkshop')}>
        <b>{name}</b>
        <span>{address}</span>
        <TextLink
          href={mapsSearchLink({ siteName: name, address })}
          {...destinationData({ name, street: address })}
          onClick={({ currentTarget }) => leadToOwnMap(currentTarget)}
          target="_blank"
          rel="noopener"
          icon={<IconShape of={Navigation} size="small" />}
        >
          {texts('tyreMap')}
          <span className="sr-only"> {texts('tyreNewTab')}</span>
        </TextLink>
        {phoneNumber && <a href={telephoneLink(phoneNumber)}>{phoneNumber}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </Row>
      <Row label={texts('tyreYourDetails')}>
        <b>
          {customerBase.firstName} {customerBase.lastName}
        </b>
        <span>{customerBase.phoneMobile}</span>
        <span>{customerBase.email}</span>
      </Row>
      {freeText && <Row label={texts('tyreComment')}>{freeText}</Row>}
    </dl>
  );
}

/** The plate, the car and its year, and a picture of such a body. */
function VehicleRow({ flow, vehicle }: { flow: TyreHotelFlow; vehicle: TyreVehicle }) {
  const { texts, props } = flow;
  const { regNo, name, brand, model, buildYear } = vehicle;
  const picture = pictureOf(vehicle, props);
  return (
    <Row label={texts('tyreCar')}>
      <NumberPlate country={flow.props.country} registrationNumber={regNo} label={texts('tyrePlate')} />
      <b>
        {name || `${brand} ${model}`} {buildYear}
      </b>
      {picture && (
        <img className="mt-[8px] h-auto w-[min(100%,260px)]" src={picture.src} alt="" {...sizeOf(picture)} />
      )}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
