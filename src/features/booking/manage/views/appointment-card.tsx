import { destinationData } from '../../../../shared/maps/directions.ts';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import type { Country } from '../../../../shared/sites/countries.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import type { Booking } from '../../booking.ts';
import { formatAppointment, fullDayNote, unbrokenTime } from '../../notifications/appointment-time.ts';
import { carWithYear, directionsUrl, workshopPlace } from '../../notifications/booking-mail.ts';
import type { VisitKind } from '../../visit-kind.ts';

type Props = { booking: Booking; visit: VisitKind; country: Country; texts: Texts };

/** The car, the time and the workshop. */
export function AppointmentCard({ booking, visit, country, texts }: Props) {
  const { workshop, state } = booking;
  const registrationNumber = booking.plate ?? booking.registrationNumber;
  const when = unbrokenTime(formatAppointment(booking, visit, texts));
  const isCancelled = state === 'cancelled';
  const note = isCancelled ? undefined : fullDayNote(booking, visit, texts);
  return (
    <section className="rounded-panel border border-line bg-surface p-6 md:p-10">
      <div className="flex flex-wrap items-center gap-4">
        {registrationNumber && (
          <NumberPlate country={country} registrationNumber={registrationNumber} look="plain" />
        )}
        <p>{carWithYear(booking)}</p>
      </div>
      <dl className="mt-8 grid gap-6">
        <div>
          <dt className="text-ink-muted text-small">{texts('bookingMailTime')}</dt>
          <dd className="mt-1 text-title first-letter:uppercase">{isCancelled ? <s>{when}</s> : when}</dd>
          {note && <dd className="mt-2">{note}</dd>}
        </div>
        <div>
          <dt className="text-ink-muted text-small">{texts('bookingMailWorkshop')}</dt>
          <dd className="mt-1 text-subtitle">{workshop.siteName}</dd>
          <dd className="mt-1">{workshop.address}</dd>
          <dd className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
            <TextLink
              href={directionsUrl(booking)}
              data-script="own-map"
              {...destinationData(workshopPlace(booking), workshop)}
              rel="noreferrer"
              icon={<Icon name="map-pin" size="small" />}
            >
              {texts('bookingMailDirections')}
            </TextLink>
            {workshop.phone && (
              <TextLink
                href={`tel:${workshop.phone.replace(/[^\d+]/g, '')}`}
                icon={<Icon name="phone" size="small" />}
              >
                {workshop.phone}
              </TextLink>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-ink-muted text-small">{texts('bookingMailNumber')}</dt>
          <dd className="mt-1 tabular-nums">{booking.id}</dd>
        </div>
      </dl>
    </section>
  );
}
