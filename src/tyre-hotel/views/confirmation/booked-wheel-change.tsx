import * as Navigation from 'lucide-react/icons/navigation';
import type { ReactNode } from 'react';
import { telephoneLink } from '../../../dealers/dealership-links.ts';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatLongDay, splitTimeSlot } from '../../../workshop/flow/time/format-slot.ts';
import { mapsSearchLink } from '../../../workshop/flow/time/maps-search-link.ts';
import type { TyreBookingConfirmation } from '../../tyre-booking.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

type Props = { flow: TyreHotelFlow; confirmation: TyreBookingConfirmation };

/** What was booked, when, where and by whom (TH-55, TH-56). */
export function BookedWheelChange({ flow, confirmation }: Props) {
  const { texts, props } = flow;
  const { services, appointmentTime, isFullDay, workshop, customerBase, freeText } = confirmation;
  const { date, time } = splitTimeSlot(appointmentTime);
  const { name, address, email, phoneNumber } = workshop;
  return (
    <dl className="tyre-booked">
      <Row label={texts('tyreReference')}>
        <b className="num">{confirmation.bookingConfirmationId}</b>
      </Row>
      <Row label={texts('tyreService')}>
        <b>{services[0]?.name}</b>
      </Row>
      <Row label={texts('tyreWhen')}>
        <b className="tyre-booked__day">{formatLongDay(date, props.language)}</b>
        {/* A whole day has no clock time (TH-61). */}
        <span>{isFullDay ? texts('tyreNoTimes') : texts('tyreAtTime', { time })}</span>
      </Row>
      <Row label={texts('tyreWorkshop')}>
        <b>{name}</b>
        <span>{address}</span>
        <TextLink
          href={mapsSearchLink({ siteName: name, address })}
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

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
