import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import type { Country } from '../../../../shared/sites/countries.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { usePageStyle } from '../../../../shared/ui/page-styles.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { Booking } from '../../../booking/booking.ts';
import { formatTime } from '../../../booking/calendar/local-date.ts';
import type { PlacedEntry } from '../day-grid.ts';
import { bookingPath, unblockPath } from '../staff-links.ts';

export type DayEntryContext = {
  departmentId: string;
  country: Country;
  date: string;
  /** On a wall anybody may look: no names, telephone numbers and messages, and nothing to press. */
  isOnWall: boolean;
};

type Props = DayEntryContext & { placed: PlacedEntry };

/** A booking, a hold or a block, at its time in its bay. */
export function DayEntryView({ placed, ...day }: Props) {
  const { entry, fromRow, toRow, lane, isNow } = placed;
  const position = usePageStyle(`grid-row:${fromRow}/${toRow};grid-column:${lane ?? '1/-1'}`);
  const state = entry.kind === 'booking' ? entry.booking.state : entry.kind;
  return (
    <li
      className={cx(
        'day-entry relative min-w-0 rounded-lg px-3 pt-2.5 pb-3 print:break-inside-avoid print:px-[1.5mm] print:py-[1mm]',
        `day-entry--${state}`,
        isNow && 'day-entry--now [box-shadow:inset_0.125rem_0_0_var(--ink)]',
        position,
      )}
    >
      {entry.kind === 'booking' && <BookingEntry booking={entry.booking} {...day} />}
      {entry.kind === 'hold' && (
        <>
          <EntryTime {...entry} />
          <p className="day-entry__car leading-[1.25] font-medium">A customer is booking this time</p>
        </>
      )}
      {entry.kind === 'block' && (
        <>
          <EntryTime {...entry} />
          <p className="day-entry__car leading-[1.25] font-medium">Blocked</p>
          {!day.isOnWall && <UnblockForm id={entry.occupancy.id} {...day} />}
        </>
      )}
    </li>
  );
}

function UnblockForm({ id, departmentId, date }: DayEntryContext & { id: string }) {
  return (
    <form method="post" action={unblockPath(departmentId, date)} className="not-on-paper">
      <input type="hidden" name="block" value={id} />
      <Button type="submit" kind="secondary" size="small">
        Unblock
      </Button>
    </form>
  );
}

function BookingEntry({ booking, country, isOnWall }: DayEntryContext & { booking: Booking }) {
  const { id, appointment, car, services, state } = booking;
  const registrationNumber = booking.plate ?? booking.registrationNumber;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* The link covers the whole entry. */}
        <a
          href={bookingPath(id)}
          className="day-entry__link after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:[outline:2px_solid_var(--focus)] focus-visible:after:outline-offset-2"
        >
          <EntryTime {...appointment} />
          <span className="sr-only"> {registrationNumber}</span>
        </a>
        {appointment.isFullDay && <Tag look="dark">All day</Tag>}
        {state === 'no-show' && <Tag look="line">No-show</Tag>}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <NumberPlate country={country} registrationNumber={registrationNumber} look="staff" />
        <span className="day-entry__car leading-[1.25] font-medium">
          {car.brand} {car.model}{' '}
          {car.buildYear !== undefined && <span className="font-normal text-ink-muted">{car.buildYear}</span>}
        </span>
      </p>
      <ul className="day-entry__services mt-1.5 leading-[1.35]">
        {services.map((service) => (
          <li key={service.code}>
            {service.name}
            {service.units > 1 && ` × ${service.units}`}
          </li>
        ))}
      </ul>
      {!isOnWall && <EntryCustomer booking={booking} />}
    </>
  );
}

/** A booking that was made anonymous has neither name nor number. */
function EntryCustomer({ booking: { customer, freeText, note } }: { booking: Booking }) {
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <>
      <p className="mt-1 leading-[1.35] text-ink-muted">
        {name}{' '}
        {customer.phone && (
          <a
            href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`}
            className="relative z-1 inline-block min-h-6 whitespace-nowrap text-ink tabular-nums"
          >
            {customer.phone}
          </a>
        )}
      </p>
      {freeText && <p className="mt-1 leading-[1.35] text-ink-muted">“{freeText}”</p>}
      {note && <p className="mt-1.5 border-l-2 border-l-line-strong pl-2.5 leading-[1.35]">{note}</p>}
    </>
  );
}

function EntryTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return (
    <span className="day-entry__time leading-[1.1] font-semibold tracking-(--track-3) tabular-nums">
      {formatTime(startsAt)}
      <span className="day-entry__end font-medium text-ink-muted">–{formatTime(endsAt)}</span>
    </span>
  );
}
