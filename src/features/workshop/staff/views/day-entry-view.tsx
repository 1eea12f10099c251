import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { usePageStyle } from '../../../../shared/ui/page-styles.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { Booking } from '../../booking.ts';
import { formatTime } from '../../calendar/local-date.ts';
import type { PlacedEntry } from '../day-grid.ts';
import { bookingPath, unblockPath } from '../staff-links.ts';
import { NumberPlate } from './number-plate.tsx';

export type DayEntryContext = {
  departmentId: string;
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
    <li className={cx('day-entry', `day-entry--${state}`, isNow && 'day-entry--now', position)}>
      {entry.kind === 'booking' && <BookingEntry booking={entry.booking} isOnWall={day.isOnWall} />}
      {entry.kind === 'hold' && (
        <>
          <EntryTime {...entry} />
          <p className="day-entry__car">A customer is booking this time</p>
        </>
      )}
      {entry.kind === 'block' && (
        <>
          <EntryTime {...entry} />
          <p className="day-entry__car">Blocked</p>
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

function BookingEntry({ booking, isOnWall }: { booking: Booking; isOnWall: boolean }) {
  const { id, appointment, registrationNumber, car, services, state } = booking;
  return (
    <>
      <div className="day-entry__head">
        {/* The link covers the whole entry. */}
        <a href={bookingPath(id)} className="day-entry__link">
          <EntryTime {...appointment} />
          <span className="sr-only"> {registrationNumber}</span>
        </a>
        {appointment.isFullDay && <Tag look="dark">All day</Tag>}
        {state === 'no-show' && <Tag look="line">No-show</Tag>}
      </div>
      <p className="day-entry__vehicle">
        <NumberPlate number={registrationNumber} />
        <span className="day-entry__car">
          {car.brand} {car.model}{' '}
          {car.buildYear !== undefined && <span className="day-entry__year">{car.buildYear}</span>}
        </span>
      </p>
      <ul className="day-entry__services">
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
      <p className="day-entry__customer">
        {name}{' '}
        {customer.phone && (
          <a href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`} className="day-entry__phone">
            {customer.phone}
          </a>
        )}
      </p>
      {freeText && <p className="day-entry__message">“{freeText}”</p>}
      {note && <p className="day-entry__note">{note}</p>}
    </>
  );
}

function EntryTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return (
    <span className="day-entry__time">
      {formatTime(startsAt)}
      <span className="day-entry__end">–{formatTime(endsAt)}</span>
    </span>
  );
}
